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
  representatives: { id: number; phone: string; hasOptedOut: boolean }[]
  total: number
}

type Order = { sort: 'name' | 'birthDate'; descending: boolean; size: number; offset: number }

/** One page of those who fit, each with the number of all, and with those who act for a minor and have a number. */
export function listAudience(
  tx: Tx,
  filters: AudienceFilters,
  view: AudienceView,
  order: Order,
): Promise<AudienceRow[]> {
  return tx.query<AudienceRow>(audienceStatement(filters, view, order))
}

export function audienceStatement(
  filters: AudienceFilters,
  view: AudienceView,
  { sort, descending, size, offset }: Order,
): Sql {
  const { clinicId, today } = view
  const direction = descending ? sql`desc` : sql`asc`
  const by =
    sort === 'birthDate' ? sql`cp.birth_date ${direction}, cp.name_key` : sql`cp.name_key ${direction}`
  return sql`
    with fit as (
      select cp.person_id, cp.list_code, count(*) over () as total, row_number() over (order by ${by}, cp.person_id ${direction}) as place
      from clinic_patients cp
      where ${sql.join(conditionsOf(filters, view), sql` and `)}
      order by place limit ${size} offset ${offset})
    select p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex, fit.list_code, fit.total,
      email_for_clinic(p, ${clinicId}) as email, phone_for_clinic(p, ${clinicId}) as phone,
      has_refused_sms(${clinicId}, p.id, phone_for_clinic(p, ${clinicId})) as has_opted_out,
      case when p.birth_date > ${addYears(today, -18)}::date then (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'phone', phone_for_clinic(a, ${clinicId}),
            'hasOptedOut', has_refused_sms(${clinicId}, a.id, phone_for_clinic(a, ${clinicId}))) order by r.declared_at, r.id), '[]')
        from representations r join persons a on a.id = r.representative_person_id
        where r.represented_person_id = p.id and r.ended_at is null and phone_for_clinic(a, ${clinicId}) is not null
          and knows_representative(array[${clinicId}]::bigint[], r.representative_person_id, r.represented_person_id,
            r.entered_by_clinic_ids)
          and (r.ends_at is null or r.ends_at > app_now())) else '[]' end as representatives
    from fit join persons p on p.id = fit.person_id order by fit.place`
}

/** The language in which each of some people uses the platform; of those who do not use it nothing is said. */
export async function languagesOf(tx: Tx, personIds: readonly number[]): Promise<Map<number, Language>> {
  const rows = await tx.query<{ personId: number; language: Language }>(
    sql`select person_id, language from languages_of_known(${personIds}::bigint[])`,
  )
  return new Map(rows.map(({ personId, language }) => [personId, language]))
}

/**
 * What the list of the clinic does not tell itself is asked of the persons, each of whom the database checks for whether the caller may
 * see them. It does so only after comparisons of columns, which tell nobody anything: these come first, and a function that says the
 * same more exactly follows.
 */
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
  const of = personConditions(filters, clinicId)
  if (of.length > 0)
    chosen.push(sql`exists (select from persons p where p.id = cp.person_id and ${sql.join(of, sql` and `)})`)
  const written = eContactConditions(filters, view)
  if (written.length > 0)
    chosen.push(sql`exists (select from e_contacts e where e.clinic_id = ${clinicId} and e.patient_person_id = cp.person_id
      and e.finalize_status = 'SUBMITTED' and ${sql.join(written, sql` and `)})`)
  return chosen
}

function personConditions(filters: AudienceFilters, clinicId: number): Sql[] {
  const { personalCodes, hasEmail, hasPhone } = filters
  const conditions: Sql[] = []
  if (personalCodes?.length) conditions.push(sql`p.personal_code = any(${personalCodes}::text[])`)
  if (hasPhone) conditions.push(sql`p.phone is not null`)
  if (hasEmail !== undefined)
    conditions.push(sql`(email_for_clinic(p, ${clinicId}) is not null) = ${hasEmail}`)
  if (hasPhone !== undefined)
    conditions.push(sql`(phone_for_clinic(p, ${clinicId}) is not null) = ${hasPhone}`)
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
