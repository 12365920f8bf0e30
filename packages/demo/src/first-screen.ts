import type { TypeCode } from '@vastus/domain/types/catalogue'
import { beginAt } from './begin-conversation.ts'
import type { Calendar } from './calendar.ts'
import type { Conversation } from './conversation.ts'
import type { Patients } from './patients.ts'
import type { DemoPerson } from './people.ts'
import type { Plot } from './plots.ts'
import type { Random } from './random.ts'
import type { StaffMember } from './staff.ts'

type World = { random: Random; calendar: Calendar; patients: Patients; staff: StaffMember[] }
type Story = { about: 'mari' | 'juku' | 'leelo'; type: TypeCode; plot: Plot; daysAgo: number }

/** What Mari sees when she signs in: something to answer, something to wait for, and answers to read again. */
const MARI: readonly Story[] = [
  { about: 'mari', type: 'HEADACHE', plot: ['assign', 'inquire'], daysAgo: 3 },
  { about: 'mari', type: 'BACK_PAIN', plot: ['inquireOpensLater'], daysAgo: 2 },
  { about: 'mari', type: 'PRESCRIPTION', plot: [], daysAgo: 1 },
  { about: 'juku', type: 'COUGH', plot: ['inquire', 'answer'], daysAgo: 4 },
  { about: 'leelo', type: 'CERTIFICATE', plot: ['complete'], daysAgo: 9 },
  { about: 'mari', type: 'REQUEST_LABS', plot: ['inquire', 'answer', 'complete'], daysAgo: 16 },
  { about: 'mari', type: 'APPOINTMENT', plot: ['cancel'], daysAgo: 23 },
  { about: 'mari', type: 'QUEST_PHQ9', plot: ['complete'], daysAgo: 37 },
]
const MAX_DAYS_EARLIER = 200

/** The conversations of the cast: Mari's eight, and two of the doctor who is also a patient, at the other clinic. */
export function maryStories(world: World): Conversation[] {
  const { mari, juku, leelo } = world.patients
  const people = { mari, juku, leelo }
  const both = world.staff.find(({ account }) => account === 'both')?.person
  const own = MARI.map(({ about, ...story }) => told(world, people[about], mari, 1, story))
  if (!both) return own
  return [
    ...own,
    told(world, both, both, 2, { type: 'BACK_PAIN', plot: ['inquire'], daysAgo: 4 }),
    told(world, both, both, 2, { type: 'PRESCRIPTION_REFILL', plot: ['complete'], daysAgo: 20 }),
  ]
}

function told(
  world: World,
  patient: DemoPerson,
  creator: DemoPerson,
  clinicId: number,
  { type, plot, daysAgo }: Omit<Story, 'about'>,
): Conversation {
  const direction = patient === creator ? 'PATIENT_TO_CLINIC' : 'REPRESENTATIVE_TO_CLINIC'
  for (let earlier = 0; earlier < MAX_DAYS_EARLIER; earlier++) {
    const begun = { clinicId, type, direction, patient, creator, plot } as const
    // Several tries for each day: how long everybody takes is left to chance.
    const talk = beginAt(world, begun, daysAgo + Math.floor(earlier / 20))
    if (talk) return talk
  }
  throw new Error('no time for a story of the cast')
}
