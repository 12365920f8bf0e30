import type { listAudience as route } from '@vastus/contract/message-centre'
import type { RouteInput } from '@vastus/contract/route'
import type { Language } from '@vastus/domain/locale'
import type { Sex } from '@vastus/domain/identity/sex'
import { addDays, addYears, startOfLocalDay } from '@vastus/domain/time/time-zone'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { matchesWords } from '../../db/matches-words.ts'
import { type Sql, sql } from '../../db/sql.ts'

export type AudienceFilters = Omit<
  RouteInput<typeof route>['query'],
  'clinicId' | 'page' | 'size' | 'sort' | 'order'
>

/** The clinic whose patients are asked for, its calendar, and whether the caller may know of medical e-contacts. */
export type AudienceView = { clinicId: number; timeZone: string; today: string; medicalHidden: boolean }

export type AudienceRow = {
  id: number
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
  email: string | null
  phone: string | null
  listCode: string | null
  /** Wants no SMS of the clinic, or somebody at the same number wants none. */
  hasOptedOut: boolean
  /** In which this person uses the platform; null where nobody knows it. */
  language: Language | null
  representatives: { id: number; phone: string; language: Language | null; hasOptedOut: boolean }[]
  total: number
}

type Order = { sort: 'name' | 'birthDate'; descending: boolean; size: number; offset: number }

/** What decides whether, and in which words, somebody gets a message. */
export type CandidateRow = Pick<
  AudienceRow,
  'id' | 'firstName' | 'birthDate' | 'phone' | 'hasOptedOut' | 'language' | 'representatives'
>

/** One page of those who fit, each with the number of all, and with those who act for a minor and have a number. */
export function listAudience(
  tx: Tx,
  filters: AudienceFilters,
  view: AudienceView,
  order: Order,
): Promise<AudienceRow[]> {
  return tx.query<AudienceRow>(audienceStatement(filters, view, order))
}

/** All who fit, by name. */
export function listCandidates(
  tx: Tx,
  filters: AudienceFilters,
  view: AudienceView,
): Promise<CandidateRow[]> {
  return tx.query<CandidateRow>(sql`
    with ${listed(filters, view)}, page as (${contactsOf(sql`listed`, filters, view)}), ${actingFor(sql`page`, view)}
    select l.id, l.first_name, l.birth_date, l.phone, l.language, l.has_opted_out, ${representativesOfRow}
    order by l.name_key, l.id`)
}

/** Who is chosen by the contacts is looked for among all whom the other filters leave; otherwise the page alone is asked for its contacts. */
export function audienceStatement(
  filters: AudienceFilters,
  view: AudienceView,
  { sort, descending, size, offset }: Order,
): Sql {
  const direction = descending ? sql`desc` : sql`asc`
  const order = sql`order by ${sort === 'birthDate' ? sql`l.birth_date ${direction}, ` : sql``}l.name_key ${direction}, l.id ${direction}`
  const onePage = sql`${order} limit ${size} offset ${offset}`
  const isByContacts = filters.hasEmail !== undefined || filters.hasPhone !== undefined
  const page = isByContacts
    ? sql`people as (${contactsOf(sql`listed`, filters, view)}), page as (select * from people l ${onePage})`
    : sql`chosen as (select l.id from listed l ${onePage}), page as (${contactsOf(sql`chosen`, filters, view)})`
  return sql`
    with ${listed(filters, view)}, ${page}, ${actingFor(sql`page`, view)}
    select l.id, l.first_name, l.surname, l.personal_code, l.birth_date, l.sex, l.email, l.phone, l.list_code, l.language,
      l.has_opted_out, (select count(*) from ${isByContacts ? sql`people` : sql`listed`}) as total, ${representativesOfRow}
    ${order}`
}

const listed = (filters: AudienceFilters, view: AudienceView): Sql =>
  sql`listed as (select cp.person_id as id, cp.birth_date, cp.name_key from clinic_patients cp
    where ${sql.join(conditionsOf(filters, view), sql` and `)})`

/**
 * One question about all of them, whose answer is not joined with where they come from: the planner expects few rows behind the
 * policies, and would compare each with each.
 */
const contactsOf = (ids: Sql, filters: AudienceFilters, { clinicId }: AudienceView): Sql =>
  sql`select * from people_of_audience(${clinicId}, (select array_agg(id) from ${ids})) p
    where ${sql.join([sql`true`, ...contactConditions(filters)], sql` and `)}`

const actingFor = (ids: Sql, { clinicId, today }: AudienceView): Sql =>
  sql`acting as (select r.person_id, jsonb_agg(jsonb_build_object('id', r.id, 'phone', r.phone, 'language', r.language,
        'hasOptedOut', r.has_opted_out) order by r.place) as representatives
      from representatives_in_audience(${clinicId}, (select array_agg(id) from ${ids} where birth_date > ${addYears(today, -18)}::date))
        with ordinality as r (person_id, id, phone, language, has_opted_out, place) group by r.person_id)`
const representativesOfRow = sql`coalesce(acting.representatives, '[]') as representatives
  from page l left join acting on acting.person_id = l.id`

/** What the list of the clinic tells itself, or an index finds. */
function conditionsOf(filters: AudienceFilters, view: AudienceView): Sql[] {
  const { clinicId, today } = view
  const chosen = [sql`cp.clinic_id = ${clinicId}`]
  if (filters.name) chosen.push(matchesWords(sql`cp.name_key`, filters.name))
  if (filters.sex) chosen.push(sql`cp.sex = ${filters.sex}`)
  // Somebody is 65 until the day before the 66th birthday.
  if (filters.ages)
    chosen.push(sql`cp.birth_date <= ${addYears(today, -filters.ages.from)}::date
      and cp.birth_date > ${addYears(today, -filters.ages.to - 1)}::date`)
  if (filters.birthYears?.length) chosen.push(sql`(${sql.join(filters.birthYears.map(isBornIn), sql` or `)})`)
  if (filters.listCodes?.length) chosen.push(sql`cp.list_code = any(${filters.listCodes}::text[])`)
  if (filters.personalCodes?.length)
    chosen.push(sql`exists (select from persons p
      where p.id = cp.person_id and p.personal_code = any(${filters.personalCodes}::text[]))`)
  const written = eContactConditions(filters, view)
  if (written.length > 0)
    chosen.push(sql`exists (select from e_contacts e where e.clinic_id = ${clinicId} and e.patient_person_id = cp.person_id
      and e.finalize_status = 'SUBMITTED' and ${sql.join(written, sql` and `)})`)
  return chosen
}

function contactConditions({ hasEmail, hasPhone }: AudienceFilters): Sql[] {
  const conditions: Sql[] = []
  if (hasEmail !== undefined) conditions.push(sql`(p.email is not null) = ${hasEmail}`)
  if (hasPhone !== undefined) conditions.push(sql`(p.phone is not null) = ${hasPhone}`)
  return conditions
}

/** Nobody was born before the year 1000; the calendar of the database knows no year 0. */
const isBornIn = (year: number) =>
  year < 1000 ? sql`false` : sql`cp.birth_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`

/** Without medical access, one learns of administrative e-contacts alone. */
function eContactConditions(filters: AudienceFilters, { timeZone, medicalHidden }: AudienceView): Sql[] {
  const { eContactTypes = [], eContactCreatedAtFrom: from, eContactCreatedAtTo: to } = filters
  const startOf = (day: string) => startOfLocalDay(day, timeZone).toISOString()
  const conditions: Sql[] = []
  if (eContactTypes.length > 0) {
    conditions.push(sql`e.e_contact_type = any(${eContactTypes}::text[])`)
    if (medicalHidden) conditions.push(sql`e.e_contact_type = any(${ADMINISTRATIVE_TYPES}::text[])`)
  }
  if (from) conditions.push(sql`e.created_at >= ${startOf(from)}::timestamptz`)
  if (to) conditions.push(sql`e.created_at < ${startOf(addDays(to, 1))}::timestamptz`)
  return conditions
}
