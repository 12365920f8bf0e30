import type { CountryCode } from '../country.ts'
import { addDays } from '../time/time-zone.ts'

type Rule = (year: number) => string[]

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 0

/** 0 is Sunday, 6 Saturday, of a date `YYYY-MM-DD`. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Easter Sunday of the Gregorian calendar, by the Meeus/Jones/Butcher rule. */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return dateOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

const fixed =
  (...days: [month: number, day: number][]): Rule =>
  (year) =>
    days.map(([month, day]) => dateOf(year, month, day))

const fromEaster =
  (...offsets: number[]): Rule =>
  (year) =>
    offsets.map((offset) => addDays(easterSunday(year), offset))

/** The nth such weekday of a month. */
const nth =
  (n: number, weekday: number, month: number): Rule =>
  (year) => {
    const first = dateOf(year, month, 1)
    return [addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7)]
  }

const lastMonday =
  (month: number): Rule =>
  (year) => {
    const last = dateOf(year, month + 1, 0)
    return [addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7))]
  }

/** Falls on a weekend: the next weekday that is no holiday yet is free as well. */
const withNextWeekday =
  (rule: Rule): Rule =>
  (year) => {
    const days = rule(year)
    const free = new Set(days)
    for (const day of days.filter(isWeekend)) {
      let instead = addDays(day, 1)
      while (isWeekend(instead) || free.has(instead)) instead = addDays(instead, 1)
      free.add(instead)
    }
    return [...free]
  }

/** Falls on a Saturday: the Friday before is free; on a Sunday: the Monday after. Also over the turn of the year. */
const withNearestWeekday =
  (rule: Rule): Rule =>
  (year) =>
    [...rule(year), ...rule(year + 1)]
      .flatMap((day) => {
        if (weekdayOf(day) === SATURDAY) return [day, addDays(day, -1)]
        return weekdayOf(day) === SUNDAY ? [day, addDays(day, 1)] : [day]
      })
      .filter((day) => day.startsWith(String(year)))

/** Falls on a Sunday: the Monday after is free. */
const withMonday =
  (rule: Rule): Rule =>
  (year) =>
    rule(year).flatMap((day) => (weekdayOf(day) === SUNDAY ? [day, addDays(day, 1)] : [day]))

const since =
  (firstYear: number, rule: Rule): Rule =>
  (year) =>
    year < firstYear ? [] : rule(year)

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const WHIT_SUNDAY = 49
const CORPUS_CHRISTI = 60

/** The days on which clinics are closed by law. Great Britain by the bank holidays of England and Wales. */
const RULES: Record<CountryCode, readonly Rule[]> = {
  EE: [
    fixed([1, 1], [2, 24], [5, 1], [6, 23], [6, 24], [8, 20], [12, 24], [12, 25], [12, 26]),
    fromEaster(GOOD_FRIDAY, 0, WHIT_SUNDAY),
  ],
  GB: [
    withNextWeekday(fixed([1, 1])),
    withNextWeekday(fixed([12, 25], [12, 26])),
    fromEaster(GOOD_FRIDAY, EASTER_MONDAY),
    nth(1, MONDAY, 5),
    lastMonday(5),
    lastMonday(8),
  ],
  US: [
    withNearestWeekday(fixed([1, 1], [6, 19], [7, 4], [11, 11], [12, 25])),
    nth(3, MONDAY, 1),
    nth(3, MONDAY, 2),
    lastMonday(5),
    nth(1, MONDAY, 9),
    nth(2, MONDAY, 10),
    nth(4, THURSDAY, 11),
  ],
  ZA: [
    withMonday(
      fixed([1, 1], [3, 21], [4, 27], [5, 1], [6, 16], [8, 9], [9, 24], [12, 16], [12, 25], [12, 26]),
    ),
    fromEaster(GOOD_FRIDAY, EASTER_MONDAY),
  ],
  PL: [
    fixed([1, 1], [1, 6], [5, 1], [5, 3], [8, 15], [11, 1], [11, 11], [12, 25], [12, 26]),
    since(2025, fixed([12, 24])),
    fromEaster(0, EASTER_MONDAY, WHIT_SUNDAY, CORPUS_CHRISTI),
  ],
}

/**
 * The public holidays of a country in a year, with the days off that the law gives in their place.
 *
 * @returns dates `YYYY-MM-DD`, in order
 */
export function publicHolidays(country: CountryCode, year: number): string[] {
  return [...new Set(RULES[country].flatMap((rule) => rule(year)))].sort()
}

function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday === SATURDAY || weekday === SUNDAY
}
