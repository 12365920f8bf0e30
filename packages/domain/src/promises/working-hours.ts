import type { CountryCode } from '../country.ts'
import { leaveVariantOf } from '../sick-leave/leave.ts'
import { addDays, localDate, localInstant } from '../time/time-zone.ts'
import type { TypeCode } from '../types/catalogue.ts'
import { isWeekend, publicHolidays } from './holidays.ts'

/** When a clinic answers: Monday to Friday between two times of its own clock, not on public holidays. */
export type WorkingCalendar = {
  /** IANA name. */
  timeZone: string
  country: CountryCode
  /** Minutes after midnight. */
  opens: number
  closes: number
}

/** Of a clinic that has not said when it works: 8:00 to 17:00. */
export const USUAL_DAY = { opens: 8 * 60, closes: 17 * 60 } as const
/** 23:59, in minutes after midnight. */
export const LAST_MINUTE = 24 * 60 - 1
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** An answer is promised within so many working hours at most: half a year of them. */
export const MAX_PROMISED_HOURS = 1000
/** So much of the time may pass before the assignee gets a notice. */
export const SOON_SHARE = 0.75

const known = new Map<string, ReadonlySet<string>>()

function isHoliday(country: CountryCode, date: string): boolean {
  const year = date.slice(0, 4)
  const key = `${country}${year}`
  const days = known.get(key) ?? new Set(publicHolidays(country, Number(year)))
  known.set(key, days)
  return days.has(date)
}

/**
 * The moment at which so many working hours have passed. What comes in outside working hours counts from the next opening.
 *
 * @param hours more than 0; parts of an hour count
 */
export function dueAt(createdAt: Date, hours: number, calendar: WorkingCalendar): Date {
  if (!(hours > 0 && hours <= MAX_PROMISED_HOURS)) throw new RangeError('promised hours are out of bounds')
  const { timeZone, country, opens, closes } = calendar
  if (!(opens < closes)) throw new RangeError('a working day must last')
  let left = hours * HOUR_MS
  for (let date = localDate(createdAt, timeZone); ; date = addDays(date, 1)) {
    if (isWeekend(date) || isHoliday(country, date)) continue
    const start = Math.max(createdAt.getTime(), localInstant(date, opens, timeZone).getTime())
    const room = localInstant(date, closes, timeZone).getTime() - start
    if (room >= left) return new Date(start + left)
    if (room > 0) left -= room
  }
}

/** The end of the working day that it is, or of the next one where the clinic has closed. */
export function endOfWorkingDay(now: Date, calendar: WorkingCalendar): Date {
  const { timeZone, country, closes } = calendar
  for (let date = localDate(now, timeZone); ; date = addDays(date, 1)) {
    if (isWeekend(date) || isHoliday(country, date)) continue
    const end = localInstant(date, closes, timeZone)
    if (end > now) return end
  }
}

/** When the clinic opens next; null while it is open. */
export function opensNext(now: Date, calendar: WorkingCalendar): Date | null {
  const start = localInstant(
    localDate(endOfWorkingDay(now, calendar), calendar.timeZone),
    calendar.opens,
    calendar.timeZone,
  )
  return start > now ? start : null
}

/**
 * Within how many working hours an answer is promised; null where nothing is. The form of a leave promises contact within the
 * working day, so a leave is never promised later than that.
 *
 * @param ofClinic what the clinic promises for the type
 */
export function promisedHours(
  type: TypeCode,
  ofClinic: number | null,
  { opens, closes }: Pick<WorkingCalendar, 'opens' | 'closes'>,
): number | null {
  if (leaveVariantOf(type) === null) return ofClinic
  const workingDay = (closes - opens) / 60
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
