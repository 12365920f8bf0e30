import type { CountryCode } from '@vastus/domain/country'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** What a clinic is entered with, and what of it can be changed later. */
export type ClinicDetails = {
  name: string
  /** Patients see it where they choose a clinic. */
  address: string
  countryCode: CountryCode
  timeZone: string
  plan: 'PREMIUM' | 'BASIC'
  emails: readonly string[]
  phone: string | null
  /** Whether somebody whom the clinic does not know may write to it; the clinic accepts or rejects the first e-contact. */
  openForAll: boolean
  isPrivate: boolean
}

/** Contacts that the operator's commands do not ask for. */
export type NewClinic = ClinicDetails & { websites?: readonly string[]; registrationCode?: string }

export type ManagedClinic = ClinicDetails & {
  id: number
  isActive: boolean
  employeeCount: number
  patientCount: number
  eContactCount: number
}

export async function insertClinic(tx: Tx, clinic: NewClinic, at: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into clinics (name, address, country_code, time_zone, plan, plan_valid_from, emails, phone, open_for_all, is_private,
      websites, registration_code, set_up_steps, created_at)
    values (${clinic.name}, ${clinic.address}, ${clinic.countryCode}, ${clinic.timeZone}, ${clinic.plan},
      (${at}::timestamptz at time zone ${clinic.timeZone})::date, ${clinic.emails}, ${clinic.phone}, ${clinic.openForAll},
      ${clinic.isPrivate}, ${clinic.websites ?? []}, ${clinic.registrationCode ?? null}, '{}', ${at})
    returning id`)
  return id
}

export function listClinicRows(tx: Tx): Promise<ManagedClinic[]> {
  return tx.query<ManagedClinic>(sql`select k.id, k.name, k.address, k.country_code, k.time_zone, k.plan, k.emails, k.phone,
      k.open_for_all, k.is_private, k.deactivated_at is null as is_active,
      (select count(*)::int from employees e where e.clinic_id = k.id and e.deleted_at is null) as employee_count,
      (select count(*)::int from clinic_patients cp where cp.clinic_id = k.id) as patient_count,
      (select count(*)::int from e_contacts e where e.clinic_id = k.id) as e_contact_count
    from clinics k order by k.id`)
}

/** Waits for others who change the clinic. */
export async function lockClinic(tx: Tx, clinicId: number): Promise<boolean> {
  return (await tx.maybe(sql`select id from clinics where id = ${clinicId} for update`)) !== undefined
}

export async function updateClinic(
  tx: Tx,
  { id, ...clinic }: ClinicDetails & { id: number; isActive: boolean },
  at: Date,
): Promise<void> {
  await tx.run(sql`insert into plan_changes (clinic_id, plan, changed_at)
    select id, ${clinic.plan}, ${at} from clinics where id = ${id} and plan <> ${clinic.plan}`)
  await tx.run(sql`update clinics set name = ${clinic.name}, address = ${clinic.address}, country_code = ${clinic.countryCode},
      time_zone = ${clinic.timeZone}, emails = ${clinic.emails}, phone = ${clinic.phone},
      open_for_all = ${clinic.openForAll}, is_private = ${clinic.isPrivate},
      plan_valid_from = case when plan = ${clinic.plan} then plan_valid_from
        else (${at}::timestamptz at time zone ${clinic.timeZone})::date end,
      plan = ${clinic.plan},
      deactivated_at = case when ${clinic.isActive}::boolean then null else coalesce(deactivated_at, ${at}) end,
      version = version + 1
    where id = ${id}`)
}

/** The staff, their lists and their ready-made answers go with the clinic; the audit trail stays. */
export async function deleteClinic(tx: Tx, clinicId: number): Promise<void> {
  await tx.run(sql`delete from patient_lists where clinic_id = ${clinicId}`)
  await tx.run(sql`delete from templates where clinic_id = ${clinicId}`)
  await tx.run(sql`delete from employees where clinic_id = ${clinicId}`)
  await tx.run(sql`delete from clinics where id = ${clinicId}`)
}
