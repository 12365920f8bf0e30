/** Youngest user, in years. */
export const ADULT_AGE_YEARS = 18

export type AgePart = { unit: 'year' | 'month' | 'day'; count: number }

const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number]
const daysInMonth = (year: number, monthIndex: number) =>
  new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()

/** The date a number of months later; the day clamps to the end of a shorter month. */
function monthsLater(date: string, months: number): number {
  const [year, month, day] = partsOf(date)
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), index % 12]
  return Date.UTC(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/**
 * Whole months and the days beyond them between two dates (`YYYY-MM-DD`).
 *
 * A birthday on 29 February is reached on 28 February in other years.
 */
export function ageOn(birthDate: string, on: string): { years: number; months: number; days: number } {
  const [birthYear, birthMonth] = partsOf(birthDate)
  const [year, month, day] = partsOf(on)
  const target = Date.UTC(year, month - 1, day)
  let total = (year - birthYear) * 12 + month - birthMonth
  if (monthsLater(birthDate, total) > target) total -= 1
  return {
    years: Math.floor(total / 12),
    months: total % 12,
    days: Math.round((target - monthsLater(birthDate, total)) / 86_400_000),
  }
}

/** Whether somebody born on the date is 18 or older on a date, both `YYYY-MM-DD` in the clinic's calendar. */
export function isAdult(birthDate: string, on: string): boolean {
  return ageOn(birthDate, on).years >= ADULT_AGE_YEARS
}

/**
 * An age as it is shown: under 1 month days, under 2 years months, under 7 years and months, then years.
 * Words and plural forms are the interface's.
 */
export function ageParts(birthDate: string, on: string): AgePart[] {
  const { years, months, days } = ageOn(birthDate, on)
  if (years === 0 && months === 0) return [{ unit: 'day', count: days }]
  if (years < 2) return [{ unit: 'month', count: years * 12 + months }]
  if (years >= 7 || months === 0) return [{ unit: 'year', count: years }]
  return [
    { unit: 'year', count: years },
    { unit: 'month', count: months },
  ]
}
