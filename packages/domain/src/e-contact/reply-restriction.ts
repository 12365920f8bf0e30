import { addDays, addYears, isCalendarDate, localDate, startOfLocalDay } from '../time/time-zone.ts'

/** What staff choose before sending a reply. NO_REPLY closes the e-contact. */
export const REPLY_RESTRICTIONS = [
  'NOW',
  'TOMORROW',
  'DAY_AFTER_TOMORROW',
  'IN_3_DAYS',
  'IN_A_WEEK',
  'DATE',
  'NO_REPLY',
] as const
export type ReplyRestriction = (typeof REPLY_RESTRICTIONS)[number]

const DAYS_AHEAD: Partial<Record<ReplyRestriction, number>> = {
  TOMORROW: 1,
  DAY_AFTER_TOMORROW: 2,
  IN_3_DAYS: 3,
  IN_A_WEEK: 7,
}

/** The first and last date that can be chosen, both `YYYY-MM-DD` in the clinic's calendar. */
export function replyDateBounds(now: Date, timeZone: string): { first: string; last: string } {
  const today = localDate(now, timeZone)
  return { first: addDays(today, 1), last: addYears(today, 1) }
}

/**
 * Turns the choice into the instant from which the patient may write: the start of that day at the clinic.
 *
 * @param timeZone IANA name of the clinic's zone
 * @param date `YYYY-MM-DD`, only for DATE; see `replyDateBounds`
 * @returns ISO 8601 in UTC, or null when nothing is locked (NOW, NO_REPLY)
 * @throws RangeError when DATE comes without a date that exists
 */
export function replyBlockedUntil(
  choice: ReplyRestriction,
  { now, timeZone, date }: { now: Date; timeZone: string; date?: string },
): string | null {
  if (choice === 'NOW' || choice === 'NO_REPLY') return null
  const day = choice === 'DATE' ? date : addDays(localDate(now, timeZone), DAYS_AHEAD[choice] ?? 0)
  if (day === undefined || !isCalendarDate(day)) throw new RangeError('a reply date must be a calendar date')
  return startOfLocalDay(day, timeZone).toISOString()
}

/**
 * Checks an instant that came from outside: a day at the clinic begins with it.
 *
 * @returns the broken rule, or null; null itself is no lock and always fine
 */
export function checkReplyBlockedUntil(
  until: string | null | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): 'REPLY_DATE_INVALID' | 'REPLY_DATE_PAST' | 'REPLY_DATE_TOO_FAR' | null {
  if (until === null || until === undefined) return null
  const instant = new Date(until)
  if (Number.isNaN(instant.getTime())) return 'REPLY_DATE_INVALID'
  if (instant <= now) return 'REPLY_DATE_PAST'
  if (instant > startOfLocalDay(replyDateBounds(now, timeZone).last, timeZone)) return 'REPLY_DATE_TOO_FAR'
  const startOfDay = startOfLocalDay(localDate(instant, timeZone), timeZone)
  return instant.getTime() === startOfDay.getTime() ? null : 'REPLY_DATE_INVALID'
}
