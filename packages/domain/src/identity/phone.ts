import {
  type CountryCode as Region,
  type NumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { CountryCode } from '../country.ts'
import { normaliseLine, withoutSeparators } from '../typed-text.ts'

// The full number plans: the small ones accept numbers that do not exist (8123456 in Estonia). They are heavy, so
// the web app imports this file lazily.

/** Mobile numbers of the Estonian plan: 8, which the library's data lacks in part, and those of eight digits with 5, told much sooner. */
const ESTONIAN_MOBILE = /^(?:\+?372)?(8[1-6]\d{6}|5\d{7})$/
/** Eight digits from 87 up are given to nobody, whatever the library's data holds. */
const ESTONIAN_UNUSED = /^(?:\+?372)?8[7-9]\d{6}$/

const E164 = /^\+\d{3,15}$/

/**
 * Reads a phone number as people write it, with spaces, dashes and brackets.
 *
 * @param region where a number without a calling code belongs
 * @returns E.164 (`+37251234567`), or null when no such number can exist
 */
export function normalisePhone(input: string, region: CountryCode): string | null {
  const bare = withoutSeparators(input)
    .replace(/[()./]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d{3,15}$/.test(bare)) return null
  const estonian = region === 'EE' || bare.startsWith('+372') ? ESTONIAN_MOBILE.exec(bare) : null
  if (estonian) return `+372${estonian[1]}`
  if (ESTONIAN_UNUSED.test(bare) && (region === 'EE' || bare.startsWith('+372'))) return null
  const parsed = parsePhoneNumberFromString(bare, region satisfies Region)
  return parsed?.isValid() ? parsed.number : null
}

/** Checks a number; empty is allowed unless it is required. */
export function checkPhone(
  input: string,
  region: CountryCode,
  { required = false } = {},
): 'REQUIRED' | 'PHONE' | null {
  if (normaliseLine(input) === '') return required ? 'REQUIRED' : null
  return normalisePhone(input, region) ? null : 'PHONE'
}

/** What an SMS can be sent to is MOBILE. OTHER are premium, toll-free, personal and pager numbers. */
export type PhoneKind = 'MOBILE' | 'LANDLINE' | 'OTHER'

export type PhoneDescription = {
  kind: PhoneKind
  /** Country, two letters; null when the calling code belongs to none. */
  region: string | null
}

/**
 * What a number in E.164 is; null when no such number can exist. Where mobile and fixed numbers look alike, as in North America,
 * a number counts as mobile.
 */
export function describePhone(e164: string): PhoneDescription | null {
  if (!E164.test(e164) || ESTONIAN_UNUSED.test(e164)) return null
  if (ESTONIAN_MOBILE.test(e164)) return { kind: 'MOBILE', region: 'EE' }
  const parsed = parsePhoneNumberFromString(e164)
  if (parsed?.number !== e164 || !parsed.isValid()) return null
  return { kind: kindOf(parsed.getType()), region: parsed.country ?? null }
}

function kindOf(type: NumberType): PhoneKind {
  if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return 'MOBILE'
  return type === 'FIXED_LINE' ? 'LANDLINE' : 'OTHER'
}
