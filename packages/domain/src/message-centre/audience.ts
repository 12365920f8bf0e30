import { normaliseLine } from '../typed-text.ts'

export const AGE_MIN = 0
export const AGE_MAX = 150

const YEAR = /^\d{4}$/

/** Years of birth as they are typed, `1990,2005`; empty: no filter. Null for anything else. */
export function parseBirthYears(typed: string): number[] | null {
  const line = normaliseLine(typed)
  if (line === '') return []
  const years = line.split(',').map((year) => year.trim())
  return years.every((year) => YEAR.test(year)) ? [...new Set(years.map(Number))] : null
}

export type AgeRange = { from: number; to: number }
export const EVERY_AGE: AgeRange = { from: AGE_MIN, to: AGE_MAX }

/** Whether both ends are whole years from 0 to 150, in order. */
export function isAgeRange({ from, to }: AgeRange): boolean {
  return Number.isInteger(from) && Number.isInteger(to) && AGE_MIN <= from && from <= to && to <= AGE_MAX
}
