import type { Direction } from '@vastus/domain/e-contact/status'
import { TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import type { Calendar } from './calendar.ts'
import { beginAt, type Draft } from './begin-conversation.ts'
import type { Conversation } from './conversation.ts'
import { maryStories } from './first-screen.ts'
import type { Membership, Patients } from './patients.ts'
import type { DemoPerson, Population } from './people.ts'
import { CLINIC_BEGUN_PLOTS, CLOSED_PLOTS, NEWCOMER_PLOTS, OPEN_PLOTS, type Plot } from './plots.ts'
import type { Random } from './random.ts'
import type { StaffMember } from './staff.ts'
import { ADULT_TYPES, CHILD_TYPES, frequencyOf, isSuitable } from './suitable-types.ts'

type World = {
  random: Random
  calendar: Calendar
  population: Population
  patients: Patients
  staff: StaffMember[]
}

/** How many conversations there are in each clinic, 1,500 with the cast's own. */
const CLINICS = [
  { clinicId: 1, open: 58, closed: 862, undecided: 6, decided: 12 },
  { clinicId: 2, open: 34, closed: 400, undecided: 3, decided: 6 },
  { clinicId: 3, open: 12, closed: 88, undecided: 3, decided: 6 },
] as const
const MAX_TRIES = 12
const SHARE_BEGUN_BY_CLINIC = 0.06
const SHARE_ON_BEHALF = 0.05

/** Every conversation of the demo, the oldest first. */
export function holdConversations(world: World): Conversation[] {
  const talks = maryStories(world)
  for (const counts of CLINICS) {
    const writers = membersWhoWrite(world, counts.clinicId)
    for (let n = 0; n < counts.closed; n++)
      // The first clinic has each type at least once.
      talks.push(
        familiar(world, writers, counts.clinicId, false, counts.clinicId === 1 ? TYPE_CODES[n] : undefined),
      )
    for (let n = 0; n < counts.open; n++) talks.push(familiar(world, writers, counts.clinicId, true))
    for (let n = 0; n < counts.undecided; n++) talks.push(first(world, counts.clinicId, 'undecided', n))
    for (let n = 0; n < counts.decided; n++) talks.push(first(world, counts.clinicId, 'decided', n))
  }
  return talks.sort((a, b) => a.startedAt - b.startedAt || a.patient.id - b.patient.id)
}

/** Those on the clinic's lists; the private clinic has taken on some of the others' patients. The cast writes for itself. */
function membersWhoWrite({ patients, random }: World, clinicId: number): Membership[] {
  const cast: readonly DemoPerson[] = [patients.mari, patients.juku, patients.leelo, patients.newcomer]
  const members = patients.memberships.filter((one) => one.clinicMember && !cast.includes(one.person))
  if (clinicId !== 3) return members.filter((one) => one.clinicId === clinicId)
  const guests = members
    .filter(({ person }) => person.email && random.chance(0.15))
    .map(({ person }) => ({ clinicId, person, listCode: null, clinicMember: true }))
  patients.memberships.push(...guests)
  return guests
}

function familiar(
  world: World,
  writers: Membership[],
  clinicId: number,
  isOpen: boolean,
  wanted?: TypeCode,
): Conversation {
  const { random, patients } = world
  const isBegunByClinic = wanted === undefined && random.chance(SHARE_BEGUN_BY_CLINIC)
  const plots: readonly Plot[] = CLINIC_BEGUN_PLOTS[isOpen ? 'open' : 'closed']
  const plot = isBegunByClinic ? random.pick(plots) : random.weighted(isOpen ? OPEN_PLOTS : CLOSED_PLOTS)
  return tell(world, plot, isOpen, (usual) => {
    const { person } = random.pick(writers)
    const parent = patients.representations.find((one) => one.represented === person)?.representative
    const isChild = parent !== undefined
    const ofChild = random.weighted(CHILD_TYPES.map((code) => [code, frequencyOf(code)]))
    const begunByClinic = isChild ? 'REQUEST_VACCINATION' : 'REQUEST_LABS'
    const type = isBegunByClinic ? begunByClinic : (wanted ?? (isChild ? ofChild : usual))
    const direction = directionOf(random, isBegunByClinic, isChild)
    const noReply = isBegunByClinic && !isOpen && plot.length === 0
    return { clinicId, type, direction, noReply, patient: person, creator: parent ?? person }
  })
}

/** Most write themselves; now and then staff write down a phone call. */
function directionOf(random: Random, isBegunByClinic: boolean, isChild: boolean): Direction {
  if (isBegunByClinic) return isChild ? 'CLINIC_TO_REPRESENTATIVE' : 'CLINIC_TO_PATIENT'
  const sent = isChild ? 'REPRESENTATIVE_TO_CLINIC' : 'PATIENT_TO_CLINIC'
  return random.chance(SHARE_ON_BEHALF) ? `${sent}_BEHALF_OF_PATIENT` : sent
}

/** Somebody new to the clinic: known to it from now on, a member only when accepted. */
function first(world: World, clinicId: number, kind: keyof typeof NEWCOMER_PLOTS, n: number): Conversation {
  const { population, patients } = world
  const plots: readonly Plot[] = NEWCOMER_PLOTS[kind]
  const plot = plots[n % plots.length] ?? []
  const person = population.addStranger(21, 70)
  patients.memberships.push({ clinicId, person, listCode: null, clinicMember: plot.includes('accept') })
  return tell(world, plot, kind === 'undecided', (type) => ({
    clinicId,
    type,
    direction: 'PATIENT_TO_CLINIC',
    patient: person,
    creator: person,
    acceptanceRequired: true,
  }))
}

/** Tries beginnings until one leaves time for the whole plot; open ones begin in the last days. */
function tell(world: World, plot: Plot, isOpen: boolean, draft: (type: TypeCode) => Draft): Conversation {
  const { random, calendar } = world
  for (let attempt = 0; attempt < MAX_TRIES * 200; attempt++) {
    const type = random.weighted(ADULT_TYPES.map((code) => [code, frequencyOf(code)]))
    const begun = draft(type)
    if (!isSuitable(begun.type, begun.patient, calendar.today, begun.creator !== begun.patient)) continue
    const earliest = isOpen ? 2 + Math.floor(attempt / MAX_TRIES) + plot.length : 60
    const talk = beginAt(world, { ...begun, plot }, random.int(isOpen ? 0 : 4, earliest))
    if (talk) return talk
  }
  throw new Error(`no time for the plot ${plot.join(', ')}`)
}
