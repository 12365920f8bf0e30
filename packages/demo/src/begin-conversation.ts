import type { Calendar } from './calendar.ts'
import { type Beginning, type Conversation, playConversation } from './conversation.ts'
import type { Plot } from './plots.ts'
import type { Random } from './random.ts'
import type { StaffMember } from './staff.ts'
import { Writer } from './writer.ts'

type Surroundings = { random: Random; calendar: Calendar; staff: readonly StaffMember[] }
export type Draft = Omit<Beginning, 'startedAt' | 'plot' | 'team'>

/** One conversation that began so many days ago; null when that is too late for its plot. */
export function beginAt(
  { random, calendar, staff }: Surroundings,
  begun: Draft & { plot: Plot },
  daysAgo: number,
): Conversation | null {
  const startedAt = calendar.writingMoment(daysAgo)
  if (startedAt === null) return null
  const team = staff.filter(
    (one) =>
      one.clinicId === begun.clinicId && one.profession !== 'NON_CLINICAL' && one.person !== begun.patient,
  )
  const child = begun.creator === begun.patient ? null : begun.patient.firstName
  const writer = new Writer(random, begun.creator.language, begun.type, child)
  const talk = playConversation({ ...begun, team, startedAt }, { calendar, random, writer })
  if (!talk) return null
  const opensAt = talk.state.replyBlockedUntil
  if (opensAt && begun.plot.includes('inquireOpensLater') !== Date.parse(opensAt) > calendar.now) return null
  return talk
}
