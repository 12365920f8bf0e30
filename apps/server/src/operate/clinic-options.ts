import { COUNTRY_CODES, type CountryCode, countryProfile } from '@vastus/domain/country'
import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { checkPhone, normalisePhone } from '@vastus/domain/identity/phone'
import { PROFESSIONS } from '@vastus/domain/roles'
import type { ClinicChanges, ClinicDetails, Colleague } from '../features/clinics/index.ts'
import { NotUnderstood, required } from './command.ts'

type Given = Record<string, string | boolean | undefined>

/** The options that say what a clinic is. */
export const CLINIC_OPTIONS = {
  name: { type: 'string' },
  country: { type: 'string' },
  emails: { type: 'string' },
  phone: { type: 'string' },
  address: { type: 'string' },
  'time-zone': { type: 'string' },
  plan: { type: 'string' },
  'new-patients': { type: 'string' },
  private: { type: 'string' },
} as const

/** A whole clinic. @throws NotUnderstood for what is missing or no such thing, by the name of its option */
export function readClinic(given: Given): ClinicDetails {
  const countryCode = readCountry(required(given['country'], 'country'))
  return {
    name: required(given['name'], 'name').trim(),
    address: optional(given['address'])?.trim() ?? '',
    countryCode,
    timeZone: readTimeZone(given['time-zone'], countryCode),
    plan: readPlan(optional(given['plan']) ?? 'PREMIUM'),
    emails: readEmails(required(given['emails'], 'emails'), 'emails'),
    phone: readPhone(optional(given['phone']), countryCode),
    openForAll: readYesOrNo(optional(given['new-patients']) ?? 'yes', 'new-patients'),
    isPrivate: readYesOrNo(optional(given['private']) ?? 'no', 'private'),
  }
}

/**
 * What is named of a clinic; an empty phone or address is taken away. Another country brings its own time zone.
 *
 * @throws NotUnderstood for what is no such thing, by the name of its option
 */
export function readChanges(given: Given, clinic: { countryCode: CountryCode }): ClinicChanges {
  const named = (name: string) => optional(given[name])
  const country = named('country')
  const countryCode = country === undefined ? clinic.countryCode : readCountry(country)
  const changes: ClinicChanges = {}
  if (country !== undefined) changes.countryCode = countryCode
  if (country !== undefined || named('time-zone') !== undefined)
    changes.timeZone = readTimeZone(given['time-zone'], countryCode)
  if (named('name') !== undefined) changes.name = required(given['name'], 'name').trim()
  if (named('address') !== undefined) changes.address = (named('address') ?? '').trim()
  if (named('emails') !== undefined)
    changes.emails = readEmails(required(given['emails'], 'emails'), 'emails')
  if (named('phone') !== undefined) changes.phone = readPhone(named('phone'), countryCode)
  const plan = named('plan')
  if (plan !== undefined) changes.plan = readPlan(plan)
  const yesOrNo = { 'new-patients': 'openForAll', private: 'isPrivate', active: 'isActive' } as const
  for (const [option, field] of Object.entries(yesOrNo)) {
    const text = named(option)
    if (text !== undefined) changes[field] = readYesOrNo(text, option)
  }
  return changes
}

/** The number of a clinic. */
export function readClinicId(given: Given): number {
  const text = required(given['clinic'], 'clinic')
  if (!/^\d{1,15}$/.test(text)) throw new NotUnderstood(`--clinic: ${text} is no id.`)
  return Number(text)
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
  if (text === undefined || text === '') return null
  if (checkPhone(text, countryCode)) throw new NotUnderstood(`--phone: ${text} is no telephone number.`)
  return normalisePhone(text, countryCode)
}

function readTimeZone(value: string | boolean | undefined, countryCode: CountryCode): string {
  const timeZone = optional(value) ?? countryProfile(countryCode).timeZone
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    throw new NotUnderstood(`--time-zone: ${timeZone} is no time zone, such as Europe/Tallinn.`)
  return timeZone
}

const readCountry = (text: string) => oneOf(COUNTRY_CODES, text, 'country')
const readPlan = (text: string) => oneOf(['PREMIUM', 'BASIC'], text, 'plan')
const readYesOrNo = (text: string, name: string) => oneOf(['yes', 'no'], text, name) === 'yes'

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
