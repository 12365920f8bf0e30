import { addDays, localInstant } from '../time/time-zone.ts'
import { replyDateBounds } from './reply-restriction.ts'

type Clock = { now: Date; timeZone: string }

/** At nine in the morning, when people look at their messages. */
const REMINDER_MINUTES = 9 * 60

/**
 * Checks the day by which staff ask for an answer: from tomorrow on, within a year.
 *
 * @param date `YYYY-MM-DD` in the clinic's calendar
 * @returns the broken rule, or null
 */
export function checkAnswerBy(date: string, clock: Clock): 'REPLY_DATE_PAST' | 'REPLY_DATE_TOO_FAR' | null {
  const { first, last } = replyDateBounds(clock.now, clock.timeZone)
  if (date < first) return 'REPLY_DATE_PAST'
  return date > last ? 'REPLY_DATE_TOO_FAR' : null
}

/** When the patient gets a reminder: the morning before the day; null where that has passed. */
export function reminderAt(date: string, { now, timeZone }: Clock): Date | null {
  const at = localInstant(addDays(date, -1), REMINDER_MINUTES, timeZone)
  return at > now ? at : null
}
