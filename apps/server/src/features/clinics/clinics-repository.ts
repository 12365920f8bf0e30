import type { Plan } from '@vastus/domain/clinic/plan'
import type { CountryCode } from '@vastus/domain/country'
import type { WorkingCalendar } from '@vastus/domain/promises/working-hours'
import type { Sex } from '@vastus/domain/identity/sex'
import type { PlatformClinic } from '@vastus/contract/platform-admin'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Profession } from '@vastus/domain/roles'

export type WritableClinic = {
  id: number
  name: string
  address: string
  phone: string | null
  plan: Plan
  isPrivate: boolean
  eContactTypes: string[] | null
  features: Record<string, unknown>
  listCode: string | null
  /** Null where the clinic does not know the person. */
  clinicMember: boolean | null
  /** The caller is a patient there and writes for a child. */
  isOfParent: boolean
  timeZone: string
  country: CountryCode
  week: WorkingCalendar['week']
  specialDays: WorkingCalendar['specialDays']
  /** Of the person who may write. */
  birthDate: string
  sex: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED'
}

/** Clinics that know the person or a parent of the child, then those that take new patients, each by name. */
export function listWritableClinics(tx: Tx, personId: number): Promise<WritableClinic[]> {
  return tx.query<WritableClinic>(sql`select k.id, k.name, k.address, k.phone, k.plan, k.is_private, k.e_contact_types,
      k.time_zone, k.country_code as country, k.week, k.special_days, k.features, p.birth_date, p.sex, cp.list_code, coalesce(cp.clinic_member or record.is_member, cp.clinic_member, record.is_member) as clinic_member,
      is_clinic_of_parent(k.id, ${personId}::bigint) as is_of_parent
    from clinics k left join clinic_patients cp on cp.clinic_id = k.id and cp.person_id = ${personId}
    left join clinics_with_record_of(${personId}) record on record.clinic_id = k.id
    join persons p on p.id = ${personId}
    where takes_messages_for(k.id, ${personId}::bigint)
    order by (cp.person_id is null and record.clinic_id is null and not is_clinic_of_parent(k.id, ${personId}::bigint)), not coalesce(cp.clinic_member or cp.list_code is not null or record.is_member, false), k.name, k.id`)
}

/** Where the clinic itself gets mail, and how dates are written there. */
export function getAddresses(
  tx: Tx,
  clinicId: number,
): Promise<{ emails: string[]; country: CountryCode; timeZone: string }> {
  return tx.one(sql`select emails, country_code as country, time_zone from clinics where id = ${clinicId}`)
}

/** Oneself, or somebody one represents now. */
export async function mayAskFor(tx: Tx, ownPersonId: number, personId: number, now: Date): Promise<boolean> {
  if (ownPersonId === personId) return true
  const found = await tx.maybe(sql`select 1 as found from representations
    where representative_person_id = ${ownPersonId} and represented_person_id = ${personId} and ended_at is null
      and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)`)
  return found !== undefined
}

export type WorkplaceRow = {
  id: number
  name: string
  address: string
  websites: string[]
  emails: string[]
  phone: string | null
  countryCode: CountryCode
  timeZone: string
  registrationCode: string | null
  plan: Plan
  planValidFrom: string
  features: Record<string, unknown>
  featureConsents: Record<string, { at: string } | undefined>
  openForAll: boolean
  isPrivate: boolean
  setUpSteps: string[] | null
  eContactTypes: string[] | null
  replyHoldSeconds: number
  version: number
}

export function listClinicsByIds(tx: Tx, ids: readonly number[]): Promise<WorkplaceRow[]> {
  return tx.query<WorkplaceRow>(sql`select id, name, address, websites, emails, phone, country_code, time_zone,
      registration_code, plan, plan_valid_from, features, feature_consents, open_for_all, is_private, set_up_steps, e_contact_types,
      reply_hold_seconds, version
    from clinics
    where id = any(${ids}::bigint[]) order by name, id`)
}

export type EmployeeRow = {
  id: number
  userId: number
  firstName: string
  surname: string
  profession: Profession
  listCode: string | null
  email: string | null
  personalCode: string | null
  birthDate: string | null
  sex: Sex | null
  deletedAt: string | null
  invitedAt: string | null
  lastSignInAt: string | null
  version: number
}

export function listEmployeeRows(tx: Tx, clinicId: number, includeDeleted: boolean): Promise<EmployeeRow[]> {
  return tx.query<EmployeeRow>(sql`select e.id, e.user_id, e.first_name, e.surname, e.profession, e.list_code, e.email,
      e.personal_code, e.birth_date, e.sex, e.deleted_at, e.invited_at, e.version, account.last_sign_in_at
    from employees e left join lateral colleague_account(e.user_id) account on true
    where e.clinic_id = ${clinicId} ${includeDeleted ? sql`` : sql`and e.deleted_at is null`}
    order by e.deleted_at is not null, e.surname, e.first_name, e.id`)
}

export type PatientListRow = { code: string; name: string; clinicians: string[] }

/** A list's clinicians: the one it belongs to, and the active staff who work with its code. */
export function listPatientListRows(tx: Tx, clinicId: number): Promise<PatientListRow[]> {
  return tx.query<PatientListRow>(sql`select l.code, l.name, coalesce(
      (select array_agg(e.first_name || ' ' || e.surname order by e.id = l.employee_id desc, e.surname, e.first_name, e.id)
        from employees e where e.clinic_id = l.clinic_id and e.deleted_at is null
          and (e.id = l.employee_id or e.list_code = l.code)), '{}') as clinicians
    from patient_lists l where l.clinic_id = ${clinicId} order by l.name, l.code`)
}

/** Null means every type; the plan and the features decide about questionnaires. */
export function findClinicTypes(
  tx: Tx,
  clinicId: number,
): Promise<Pick<WritableClinic, 'eContactTypes' | 'plan' | 'features'>> {
  return tx.one(sql`select e_contact_types, plan, features from clinics where id = ${clinicId}`)
}

export function findClinicCalendar(
  tx: Tx,
  clinicId: number,
): Promise<{ timeZone: string; countryCode: CountryCode }> {
  return tx.one(sql`select time_zone, country_code from clinics where id = ${clinicId}`)
}

/** Every clinic of the platform, for its administrator. */
export function listPlatformClinicRows(tx: Tx): Promise<PlatformClinic[]> {
  return tx.query<PlatformClinic>(sql`select k.id, k.name, k.address, k.country_code, k.plan, k.plan_valid_from,
      c.reason as plan_reason, k.deactivated_at is null as is_active, k.created_at, k.version,
      coalesce(e.employee_count, 0) as employee_count
    from clinics k left join count_employees() e on e.clinic_id = k.id
      left join lateral (select reason from plan_changes c where c.clinic_id = k.id order by c.id desc limit 1) c on true
    order by k.name, k.id`)
}

export function findClinicPlan(
  tx: Tx,
  clinicId: number,
): Promise<{ name: string; plan: Plan; version: number; timeZone: string } | undefined> {
  return tx.maybe(sql`select name, plan, version, time_zone from clinics where id = ${clinicId}`)
}

/** Answers whether the clinic still had the version, without which nothing is changed. */
export async function saveClinicPlan(
  tx: Tx,
  { clinicId, version, plan, reason }: { clinicId: number; version: number; plan: Plan; reason: string },
  at: Date,
): Promise<boolean> {
  const { changed } = await tx.one<{ changed: boolean }>(
    sql`select change_clinic_plan(${clinicId}, ${version}, ${plan}, ${reason}, ${at}) as changed`,
  )
  return changed
}
