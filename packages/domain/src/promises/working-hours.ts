import type { CountryCode } from '../country.ts'
import { leaveVariantOf } from '../sick-leave/leave.ts'
import { addDays, localDate, localInstant } from '../time/time-zone.ts'
import type { TypeCode } from '../types/catalogue.ts'
import { hoursOn, isWeek, longestDay, type OpeningHours } from './opening-hours.ts'

/** When a clinic answers, by its own clock and the holidays of its country. */
export type WorkingCalendar = OpeningHours & {
  /** IANA name. */
  timeZone: string
  country: CountryCode
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** An answer is promised within so many working hours at most: half a year of them. */
export const MAX_PROMISED_HOURS = 1000
/** So much of the time may pass before the assignee gets a notice. */
export const SOON_SHARE = 0.75

/** The periods in which the clinic works, from the day of `now` on, without an end. */
function* periodsFrom(
  now: Date,
  calendar: WorkingCalendar,
): Generator<{ start: Date; end: Date; isLast: boolean }> {
  if (!isWeek(calendar.week)) throw new RangeError('a clinic must work on one day of the week')
  const { timeZone } = calendar
  for (let date = localDate(now, timeZone); ; date = addDays(date, 1)) {
    const hours = hoursOn(date, calendar)
    for (const [at, { opens, closes }] of hours.entries())
      yield {
        start: localInstant(date, opens, timeZone),
        end: localInstant(date, closes, timeZone),
        isLast: at === hours.length - 1,
      }
  }
}

/**
 * The moment at which so many working hours have passed. What comes in outside working hours counts from the next opening.
 *
 * @param hours more than 0; parts of an hour count
 */
export function dueAt(createdAt: Date, hours: number, calendar: WorkingCalendar): Date {
  if (!(hours > 0 && hours <= MAX_PROMISED_HOURS)) throw new RangeError('promised hours are out of bounds')
  let left = hours * HOUR_MS
  for (const { start, end } of periodsFrom(createdAt, calendar)) {
    const from = Math.max(createdAt.getTime(), start.getTime())
    const room = end.getTime() - from
    if (room >= left) return new Date(from + left)
    if (room > 0) left -= room
  }
  throw new RangeError('a clinic must work on one day of the week')
}

/** The end of the working day that it is, or of the next one where the clinic has closed. */
export function endOfWorkingDay(now: Date, calendar: WorkingCalendar): Date {
  for (const { end, isLast } of periodsFrom(now, calendar)) if (isLast && end > now) return end
  throw new RangeError('a clinic must work on one day of the week')
}

/** When the clinic opens next; null while it is open. */
export function opensNext(now: Date, calendar: WorkingCalendar): Date | null {
  for (const { start, end } of periodsFrom(now, calendar)) if (end > now) return start > now ? start : null
  throw new RangeError('a clinic must work on one day of the week')
}

/**
 * Within how many working hours an answer is promised; null where nothing is. The form of a leave promises contact within the
 * working day, so a leave is never promised later than the longest day of the week lasts.
 *
 * @param ofClinic what the clinic promises for the type
 */
export function promisedHours(
  type: TypeCode,
  ofClinic: number | null,
  { week }: Pick<WorkingCalendar, 'week'>,
): number | null {
  if (leaveVariantOf(type) === null) return ofClinic
  const workingDay = longestDay(week) / 60
  return ofClinic === null ? workingDay : Math.min(ofClinic, workingDay)
}

/** When the assignee gets the notice that the time runs out, and when it has. */
export function promisedTimes(
  since: Date,
  hours: number,
  calendar: WorkingCalendar,
): { soonAt: Date; dueAt: Date } {
  return { soonAt: dueAt(since, hours * SOON_SHARE, calendar), dueAt: dueAt(since, hours, calendar) }
}

export type PromiseState = 'KEPT_SO_FAR' | 'SOON' | 'LATE'

/** The present state of a promise. */
export function promiseState(
  { soonAt, dueAt: due }: { soonAt: string | Date; dueAt: string | Date },
  now: Date,
): PromiseState {
  if (now >= new Date(due)) return 'LATE'
  return now >= new Date(soonAt) ? 'SOON' : 'KEPT_SO_FAR'
}
