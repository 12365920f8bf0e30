import type { CountryCode } from '../country.ts'
import { normaliseLine, withoutSeparators } from '../typed-text.ts'
import { isBirthDate } from './birth-date.ts'
import type { Sex } from './sex.ts'

/** What a valid code tells. Birth date (`YYYY-MM-DD`) and sex are null where the code does not hold them. */
export type PersonalCode = {
  code: string
  birthDate: string | null
  sex: Exclude<Sex, 'NOT_DISCLOSED'> | null
}

type Reader = (code: string, today: string) => PersonalCode | null

const digitsOf = (code: string) => [...code].map(Number)
const weightedSum = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0)

/** A birth date that somebody alive can have, or null. */
function birthDateOf(year: number, month: number, day: number, today: string): string | null {
  const pad = (part: number) => String(part).padStart(2, '0')
  const date = `${year}-${pad(month)}-${pad(day)}`
  return isBirthDate(date, today) ? date : null
}

const EE_PASS_1 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]
const EE_PASS_2 = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]

const readEstonian: Reader = (code, today) => {
  if (!/^[1-6]\d{10}$/.test(code)) return null
  const digits = digitsOf(code)
  const first = weightedSum(digits, EE_PASS_1) % 11
  const second = weightedSum(digits, EE_PASS_2) % 11
  const check = first < 10 ? first : second < 10 ? second : 0
  if (check !== digits[10]) return null

  const century = 1800 + Math.floor((Number(code[0]) - 1) / 2) * 100
  const birthDate = birthDateOf(
    century + Number(code.slice(1, 3)),
    Number(code.slice(3, 5)),
    Number(code.slice(5, 7)),
    today,
  )
  return birthDate ? { code, birthDate, sex: Number(code[0]) % 2 === 0 ? 'FEMALE' : 'MALE' } : null
}

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]
/** Added to the month: 80 in the 1800s, 0 in the 1900s, then 20 more for each century. */
const PESEL_CENTURIES = [1900, 2000, 2100, 2200, 1800]

const readPolish: Reader = (code, today) => {
  if (!/^\d{11}$/.test(code)) return null
  const digits = digitsOf(code)
  if ((10 - (weightedSum(digits, PESEL_WEIGHTS) % 10)) % 10 !== digits[10]) return null

  const month = Number(code.slice(2, 4))
  const century = PESEL_CENTURIES[Math.floor(month / 20)] ?? 0
  const birthDate = birthDateOf(
    century + Number(code.slice(0, 2)),
    month % 20,
    Number(code.slice(4, 6)),
    today,
  )
  return birthDate ? { code, birthDate, sex: (digits[9] ?? 0) % 2 === 0 ? 'FEMALE' : 'MALE' } : null
}

const NHS_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2]

const readBritish: Reader = (code) => {
  if (!/^\d{10}$/.test(code)) return null
  const digits = digitsOf(code)
  const check = (11 - (weightedSum(digits, NHS_WEIGHTS) % 11)) % 11
  return check === digits[9] ? { code, birthDate: null, sex: null } : null
}

/** Luhn: from the right, each second digit is doubled. */
function passesLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const readSouthAfrican: Reader = (code, today) => {
  if (!/^\d{10}[0-2]\d{2}$/.test(code) || !passesLuhn(digitsOf(code))) return null
  const [year, month, day] = [code.slice(0, 2), code.slice(2, 4), code.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ]
  // Two digits of the year: the 2000s unless that lies ahead. Someone past 100 must be asked.
  const birthDate = birthDateOf(2000 + year, month, day, today) ?? birthDateOf(1900 + year, month, day, today)
  return birthDate ? { code, birthDate, sex: Number(code.slice(6, 10)) < 5000 ? 'FEMALE' : 'MALE' } : null
}

const readAmerican: Reader = (code) =>
  /^[A-Za-z0-9]{4,20}$/.test(code) ? { code, birthDate: null, sex: null } : null

const READERS: Record<CountryCode, Reader> = {
  EE: readEstonian,
  PL: readPolish,
  GB: readBritish,
  ZA: readSouthAfrican,
  US: readAmerican,
}

/** The code as it is stored: without spaces and dashes, which are part of no country's code. */
export const normalisePersonalCode = withoutSeparators

/**
 * Reads a personal code of the country: isikukood, PESEL, NHS number, South African ID, US record number.
 *
 * @param today `YYYY-MM-DD`; a birth date after it is refused
 * @returns null when the code is not valid
 * @source EVS 585 (EE), the PESEL act (PL), NHS data dictionary (GB), Luhn check of the Home Affairs ID (ZA)
 */
export function readPersonalCode(country: CountryCode, input: string, today: string): PersonalCode | null {
  return READERS[country](normalisePersonalCode(input), today)
}

/** Whether the code is valid; an empty one is fine where it is not required. */
export function checkPersonalCode(
  input: string,
  { country, today, required = true }: { country: CountryCode; today: string; required?: boolean },
): 'REQUIRED' | 'PERSONAL_CODE' | null {
  if (normaliseLine(input) === '') return required ? 'REQUIRED' : null
  return readPersonalCode(country, input, today) ? null : 'PERSONAL_CODE'
}
