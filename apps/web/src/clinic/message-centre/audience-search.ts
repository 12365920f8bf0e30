import type { RouteCall } from '@vastus/contract/route'
import type { previewSms } from '@vastus/contract/sms'
import type { OwnSmsTemplate } from '@vastus/contract/sms-saved'
import { SEXES } from '@vastus/domain/identity/sex'
import {
  AGE_MAX,
  AGE_MIN,
  isAgeRange,
  parseBirthYears,
  PERSONAL_CODE_LENGTH_MAX,
  PERSONAL_CODES_MAX,
} from '@vastus/domain/message-centre/audience'
import { type TemplateFilters, WROTE_WITHIN_DAYS_MAX } from '@vastus/domain/message-centre/sms-templates'
import { addDays, daysBetween } from '@vastus/domain/time/time-zone'
import { isTypeCode } from '@vastus/domain/types/catalogue'

/** The filters as they are in the address and in the fields: text, absent when not used. */
export const AUDIENCE_FIELDS = [
  'name',
  'sex',
  'from',
  'to',
  'years',
  'codes',
  'email',
  'phone',
  'list',
  'type',
  'since',
] as const
export type AudienceField = (typeof AUDIENCE_FIELDS)[number]
export type AudienceSearch = { [Name in AudienceField]?: string }

export type AudienceFilters = RouteCall<typeof previewSms>['body']['filters']
export type AudienceFault = 'ages' | 'years' | 'codes'

/** The filters that the fields stand for, or the field that is not right. */
export function filtersOf(search: AudienceSearch): AudienceFilters | { fault: AudienceFault } {
  const ages = { from: ageOf(search.from, AGE_MIN), to: ageOf(search.to, AGE_MAX) }
  if (!isAgeRange(ages)) return { fault: 'ages' }
  const years = parseBirthYears(search.years ?? '')
  if (years === null) return { fault: 'years' }
  const codes = (search.codes ?? '').split(/[\s,;]+/).filter((code) => code !== '')
  if (codes.length > PERSONAL_CODES_MAX || codes.some(({ length }) => length > PERSONAL_CODE_LENGTH_MAX))
    return { fault: 'codes' }
  const sex = SEXES.find((each) => each === search.sex)
  return {
    ...(search.name?.trim() ? { name: search.name.trim() } : {}),
    ...(sex ? { sex } : {}),
    ...(search.from || search.to ? { ages: [ages.from, ages.to] as [number, number] } : {}),
    ...(years.length > 0 ? { birthYears: years } : {}),
    ...(codes.length > 0 ? { personalCodes: codes } : {}),
    ...(search.email ? { hasEmail: search.email === 'true' } : {}),
    ...(search.phone ? { hasPhone: search.phone === 'true' } : {}),
    ...(search.list ? { listCodes: [search.list] } : {}),
    ...(search.type && isTypeCode(search.type) ? { eContactTypes: [search.type] } : {}),
    ...(search.since && /^\d{4}-\d\d-\d\d$/.test(search.since)
      ? { eContactCreatedAtFrom: search.since }
      : {}),
  }
}

const ageOf = (typed: string | undefined, usual: number) =>
  typed === undefined || typed.trim() === '' ? usual : Number(typed)

/** The same filters as the list takes them, in the address of its call. */
export function queryOf({ ages, ...filters }: AudienceFilters) {
  return {
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
    ...(ages ? { ages: ages.join(',') } : {}),
  }
}

/** What the fields hold for filters that were used before. */
export function searchOf(filters: Readonly<Record<string, unknown>>): AudienceSearch {
  const { ages, birthYears, personalCodes, hasEmail, hasPhone, listCodes, eContactTypes } = filters
  const [from, to] = Array.isArray(ages) ? (ages as unknown[]) : []
  return withoutEmpty({
    name: textOf(filters.name),
    sex: textOf(filters.sex),
    from: from === AGE_MIN ? '' : textOf(from),
    to: to === AGE_MAX ? '' : textOf(to),
    years: textOf(birthYears),
    codes: textOf(personalCodes),
    email: textOf(hasEmail),
    phone: textOf(hasPhone),
    list: textOf(listCodes),
    type: textOf(eContactTypes),
    since: textOf(filters.eContactCreatedAtFrom),
  })
}

/** What the fields hold when a template is opened. */
export function searchOfTemplate(
  { ages, birthYears, hasEmail, wroteWithinDays }: TemplateFilters,
  today: string,
) {
  return withoutEmpty({
    from: String(ages.from),
    to: String(ages.to),
    years: textOf(birthYears),
    email: textOf(hasEmail),
    since: wroteWithinDays === undefined ? '' : addDays(today, -wroteWithinDays),
  })
}

/** What the fields hold when a template that the clinic has made is opened. */
export function searchOfOwnTemplate(
  { wroteWithinDays, ...filters }: OwnSmsTemplate['filters'],
  today: string,
) {
  return {
    ...searchOf(filters),
    ...(wroteWithinDays === undefined ? {} : { since: addDays(today, -wroteWithinDays) }),
  }
}

/** What a template keeps of the filters: nobody by name or code, and a day by how long ago it is. */
export function templateFiltersOf(
  { name: _name, personalCodes: _codes, eContactCreatedAtFrom: since, ...filters }: AudienceFilters,
  today: string,
): OwnSmsTemplate['filters'] {
  const { eContactCreatedAtTo: _to, ...general } = filters
  const days = since ? daysBetween(since, today) : -1
  return { ...general, ...(days < 0 ? {} : { wroteWithinDays: Math.min(days, WROTE_WITHIN_DAYS_MAX) }) }
}

/** A list is written with commas, as it is typed. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string | number | boolean}` : ''
}

function withoutEmpty(search: Record<string, string>): AudienceSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))
}
