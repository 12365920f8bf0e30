import type { CountryCode } from '../country.ts'
import { addDays } from '../time/time-zone.ts'
import { publicHolidays, weekdayOf } from './holidays.ts'

/** From one time of the clinic's clock to another, in minutes after midnight. */
export type Period = { opens: number; closes: number }
/** When a clinic works on one day, with a break between two periods; none where it is closed. */
export type DayHours = readonly Period[]

export type OpeningHours = {
  /** Monday first. */
  week: readonly DayHours[]
  /** Dates, `YYYY-MM-DD`, with hours of their own; they win over the week, over holidays and over shortened days. */
  specialDays: readonly { date: string; hours: DayHours }[]
}

/** Of a clinic that has not said when it works: Monday to Friday, 8:00 to 17:00. */
export const USUAL_HOURS: OpeningHours = {
  week: [...Array.from({ length: 5 }, () => [{ opens: 8 * 60, closes: 17 * 60 }]), [], []],
  specialDays: [],
}

/** 23:59, in minutes after midnight. */
export const LAST_MINUTE = 24 * 60 - 1
export const MAX_PERIODS = 4
export const MAX_SPECIAL_DAYS = 100

/** So much earlier a day ends in Estonia before New Year, Independence Day, Victory Day and Christmas Eve: TLS § 53. */
const SHORTER_MINUTES = 3 * 60
const BEFORE_IN_ESTONIA = ['01-01', '02-24', '06-23', '12-24']

/** Whether periods last, and follow each other with a break between them. */
export function isDayHours(hours: DayHours): boolean {
  return hours.every(({ opens, closes }, at) => opens < closes && opens > (hours[at - 1]?.closes ?? -1))
}

/** Whether all seven days are there, and the clinic works on one of them. */
export function isWeek(week: readonly DayHours[]): boolean {
  return week.length === 7 && week.some((hours) => hours.length > 0)
}

/** When the clinic works on a date, `YYYY-MM-DD`. */
export function hoursOn(
  date: string,
  { week, specialDays, country }: OpeningHours & { country: CountryCode },
): DayHours {
  const special = specialDays.find((day) => day.date === date)
  if (special) return special.hours
  if (isHoliday(country, date)) return []
  const hours = usualHours(date, { week })
  return country === 'EE' && BEFORE_IN_ESTONIA.includes(addDays(date, 1).slice(5)) ? shortened(hours) : hours
}

/**
 * The dates, from one on and within so many days, on which the clinic works at other times than its week says: holidays, shortened
 * days and dates with hours of their own.
 */
export function unusualDays(
  from: string,
  days: number,
  calendar: OpeningHours & { country: CountryCode },
): { date: string; hours: DayHours }[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index))
    .map((date) => ({ date, hours: hoursOn(date, calendar) }))
    .filter(({ date, hours }) => JSON.stringify(hours) !== JSON.stringify(usualHours(date, calendar)))
}

function usualHours(date: string, { week }: Pick<OpeningHours, 'week'>): DayHours {
  return week[(weekdayOf(date) + 6) % 7] ?? []
}

/** Minutes of work on the longest day of the week. */
export function longestDay(week: readonly DayHours[]): number {
  return Math.max(...week.map((hours) => hours.reduce((sum, { opens, closes }) => sum + closes - opens, 0)))
}

function shortened(hours: DayHours): DayHours {
  const end = (hours.at(-1)?.closes ?? 0) - SHORTER_MINUTES
  return hours
    .filter(({ opens }) => opens < end)
    .map(({ opens, closes }) => ({ opens, closes: Math.min(closes, end) }))
}

const known = new Map<string, ReadonlySet<string>>()

function isHoliday(country: CountryCode, date: string): boolean {
  const year = date.slice(0, 4)
  const key = `${country}${year}`
  const days = known.get(key) ?? new Set(publicHolidays(country, Number(year)))
  known.set(key, days)
  return days.has(date)
}

/** Minutes after midnight of a time of day, such as 8, 8:30 or 08.30; null where it is none. */
function minutesOf(typed: string): number | null {
  const [, hours, minutes = '0'] = /^([01]?\d|2[0-3])(?:[:.]([0-5]\d))?$/.exec(typed.trim()) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** The time of day, such as 08:30, so many minutes after midnight. */
export function timeOfDay(minutes: number): string {
  const padded = (part: number) => String(part).padStart(2, '0')
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`
}

/**
 * The hours that somebody typed, such as `8:00–12:00, 13–17`; none where nothing was typed.
 *
 * @returns null where they cannot be read, overlap or do not last
 */
export function readDayHours(typed: string): DayHours | null {
  const hours: Period[] = []
  for (const part of typed
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [from = '', to = '', ...more] = part.split(/[-–—−]/)
    const [opens, closes] = [minutesOf(from), minutesOf(to)]
    if (opens === null || closes === null || more.length > 0) return null
    hours.push({ opens, closes })
  }
  return hours.length <= MAX_PERIODS && isDayHours(hours) ? hours : null
}

/** As they are read again, such as `08:00–12:00, 13:00–17:00`; empty for a day on which the clinic is closed. */
export function writeDayHours(hours: DayHours): string {
  return hours.map(({ opens, closes }) => `${timeOfDay(opens)}–${timeOfDay(closes)}`).join(', ')
}
