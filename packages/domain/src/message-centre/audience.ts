import { normaliseLine } from '../typed-text.ts'
import { ADMINISTRATIVE_TYPES, type TypeCode } from '../types/catalogue.ts'

export const AGE_MIN = 0
export const AGE_MAX = 150
/** People whom one audience names by code. */
export const PERSONAL_CODES_MAX = 200
export const PERSONAL_CODE_LENGTH_MAX = 40

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

/** Whether to be chosen tells of a medical e-contact, which employees without medical access must not learn. */
export function isMedicalAudience(types: readonly TypeCode[]): boolean {
  return types.some((type) => !ADMINISTRATIVE_TYPES.includes(type))
}
