import { COUNTRY_CODES, type CountryCode, countryProfile } from '@vastus/domain/country'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { checkPhone, normalisePhone } from '@vastus/domain/identity/phone'
import { PROFESSIONS } from '@vastus/domain/roles'
import type { Colleague, NewClinic } from './clinics-repository.ts'
import { NotUnderstood, required } from './command.ts'

type Given = Record<string, string | boolean | undefined>

/** @throws NotUnderstood for what is missing or no such thing, by the name of its option */
export function readClinic(given: Given): NewClinic {
  const countryCode = oneOf(COUNTRY_CODES, required(given['country'], 'country'), 'country')
  return {
    name: required(given['name'], 'name').trim(),
    countryCode,
    timeZone: readTimeZone(given['time-zone'], countryCode),
    plan: oneOf(['PREMIUM', 'BASIC'], optional(given['plan']) ?? 'PREMIUM', 'plan'),
    emails: readEmails(required(given['emails'], 'emails'), 'emails'),
    phone: readPhone(optional(given['phone']), countryCode),
  }
}

/** EMAIL:PROFESSION, several with commas. */
export function readColleagues(value: string | boolean | undefined, name: string): Colleague[] {
  return parts(value).map((part) => {
    const [email = '', profession = ''] = part.split(':')
    return { email: readEmail(email, name), profession: oneOf(PROFESSIONS, profession, name) }
  })
}

export function readEmails(value: string | boolean | undefined, name: string): string[] {
  return parts(value).map((part) => readEmail(part, name))
}

function readEmail(text: string, name: string): string {
  if (checkEmail(text)) throw new NotUnderstood(`--${name}: ${text || 'nothing'} is no e-mail address.`)
  return normaliseEmail(text)
}

function readPhone(text: string | undefined, countryCode: CountryCode): string | null {
  if (text === undefined) return null
  if (checkPhone(text, countryCode)) throw new NotUnderstood(`--phone: ${text} is no telephone number.`)
  return normalisePhone(text, countryCode)
}

function readTimeZone(value: string | boolean | undefined, countryCode: CountryCode): string {
  const timeZone = optional(value) ?? countryProfile(countryCode).timeZone
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    throw new NotUnderstood(`--time-zone: ${timeZone} is no time zone, such as Europe/Tallinn.`)
  return timeZone
}

function oneOf<T extends string>(allowed: readonly T[], text: string, name: string): T {
  const found = allowed.find((each) => each === text)
  if (!found) throw new NotUnderstood(`--${name}: ${text || 'nothing'} is none of ${allowed.join(', ')}.`)
  return found
}

const optional = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
const parts = (value: string | boolean | undefined): string[] =>
  (optional(value) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
