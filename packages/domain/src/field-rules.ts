import { NAME_MAX } from './limits.ts'
import { lengthOf, normaliseLine, normaliseText } from './typed-text.ts'

/** A value that says something: spaces and invisible characters do not. */
export function checkRequired(value: string | null | undefined): 'REQUIRED' | null {
  return normaliseText(value ?? '') === '' ? 'REQUIRED' : null
}

/** A box that must be ticked. */
export function checkRequiredTrue(value: boolean | null | undefined): 'REQUIRED_TRUE' | null {
  return value === true ? null : 'REQUIRED_TRUE'
}

/** A value that must repeat another one. */
export function checkConfirmed(value: string, other: string): 'CONFIRMED' | null {
  return value === other ? null : 'CONFIRMED'
}

/** Length in code points of the normalised text, both bounds allowed. */
export function checkLength(
  text: string,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
): 'MIN_LENGTH' | 'MAX_LENGTH' | null {
  const length = lengthOf(normaliseText(text))
  if (length < min) return 'MIN_LENGTH'
  return length > max ? 'MAX_LENGTH' : null
}

/** A first name or a surname. */
export function checkName(value: string | undefined): 'REQUIRED' | 'NAME_TOO_LONG' | null {
  return checkRequired(value) ?? (checkLength(value ?? '', { max: NAME_MAX }) ? 'NAME_TOO_LONG' : null)
}

/** Optional comma-separated addresses of web pages, each beginning with http:// or https:// and without a user's name. */
export function checkWebsites(input: string): 'WEBSITE' | null {
  const typed = normaliseLine(input)
  if (typed === '') return null
  return typed.split(',').every((part) => isWebsite(part.trim())) ? null : 'WEBSITE'
}

/** Browsers that are kept do not know URL.canParse. */
function isWebsite(address: string): boolean {
  if (!/^https?:\/\/[^\s,]+$/i.test(address)) return false
  try {
    return new URL(address).username === ''
  } catch {
    return false
  }
}

/** One or more four-digit years separated by commas. */
export function checkBirthYears(input: string): 'REQUIRED' | 'BIRTH_YEARS' | null {
  const typed = normaliseLine(input)
  if (typed === '') return 'REQUIRED'
  return typed.split(',').every((year) => /^\d{4}$/.test(year.trim())) ? null : 'BIRTH_YEARS'
}
