import type { Plan } from '@vastus/domain/clinic/plan'
import type { CountryCode } from '@vastus/domain/country'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type Sex = 'MALE' | 'FEMALE' | 'NOT_DISCLOSED'
export type PersonToSendFor = { birthDate: string; sex: Sex; isSelf: boolean; declaredAt: string | null }

/** Oneself or somebody one represents now; anybody else is nobody. */
export function findPersonToSendFor(
  tx: Tx,
  senderPersonId: number,
  personId: number,
): Promise<PersonToSendFor | undefined> {
  return tx.maybe<PersonToSendFor>(sql`select p.birth_date, p.sex, p.id = ${senderPersonId} as is_self, r.declared_at
    from persons p
    left join representations r on r.represented_person_id = p.id and r.representative_person_id = ${senderPersonId} and r.ended_at is null
    where p.id = ${personId} and (p.id = ${senderPersonId} or r.id is not null)`)
}

export type ClinicToWriteTo = {
  id: number
  timeZone: string
  countryCode: CountryCode
  plan: Plan
  eContactTypes: string[] | null
  features: Record<string, unknown>
  /** Null where the clinic does not know the person. */
  clinicMember: boolean | null
}

/** An active clinic that takes messages for the person. */
export function findClinicToWriteTo(
  tx: Tx,
  clinicId: number,
  personId: number,
): Promise<ClinicToWriteTo | undefined> {
  return tx.maybe<ClinicToWriteTo>(sql`select k.id, k.time_zone, k.country_code, k.plan, k.e_contact_types, k.features, cp.clinic_member
    from clinics k left join clinic_patients cp on cp.clinic_id = k.id and cp.person_id = ${personId}
    where k.id = ${clinicId} and takes_messages_for(k.id, ${personId}::bigint)`)
}

export type PatientOfClinic = { id: number; birthDate: string; sex: Sex; clinicMember: boolean } & Pick<
  ClinicToWriteTo,
  'timeZone' | 'countryCode' | 'plan' | 'eContactTypes' | 'features'
>

/** Somebody on the list of an active clinic, with what the clinic offers; for a record that has joined an account, its person. */
export function findPatientOfClinic(
  tx: Tx,
  clinicId: number,
  personId: number,
): Promise<PatientOfClinic | undefined> {
  return tx.maybe<PatientOfClinic>(sql`select p.id, p.birth_date, p.sex, cp.clinic_member, k.time_zone, k.country_code, k.plan, k.e_contact_types, k.features
    from clinic_patients cp join persons p on p.id = cp.person_id join clinics k on k.id = cp.clinic_id
    where cp.clinic_id = ${clinicId} and cp.person_id = current_person(${personId}) and k.deactivated_at is null
    for no key update of cp`)
}

/** When one person's right to act for another was recorded, as far as the clinic knows of it and while it lasts. */
export function findRepresentation(
  tx: Tx,
  clinicId: number,
  representativeId: number,
  personId: number,
): Promise<{ id: number; declaredAt: string; birthDate: string } | undefined> {
  return tx.maybe(sql`select p.id, r.declared_at, p.birth_date
    from representations r join persons p on p.id = r.representative_person_id
    where r.representative_person_id = current_person(${representativeId}) and r.represented_person_id = ${personId} and r.ended_at is null
      and knows_representative(array[${clinicId}]::bigint[], p.id, r.represented_person_id, r.entered_by_clinic_ids)`)
}

/** Whether a clinic of the person's own takes messages; one that is open to all knows only those who have written to it. */
export async function hasAnyClinic(tx: Tx, personId: number): Promise<boolean> {
  const { found } = await tx.one<{
    found: boolean
  }>(sql`select exists (select from clinics k where takes_messages_for(k.id, ${personId}::bigint)
    and (not k.open_for_all
      or exists (select from clinic_patients cp where cp.clinic_id = k.id and cp.person_id = ${personId}))) as found`)
  return found
}

/** A clinic's decision on an earlier e-contact of the person holds for the next ones. */
export async function wasAcceptedBefore(tx: Tx, clinicId: number, personId: number): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(sql`select exists (select from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = ${personId} and finalize_status = 'SUBMITTED'
      and not acceptance_required and status <> 'rejected') as found`)
  return found
}

export function addClinicPatient(tx: Tx, clinicId: number, personId: number, now: Date): void {
  tx.queue(sql`insert into clinic_patients (clinic_id, person_id, created_at)
    values (${clinicId}, ${personId}, ${now.toISOString()}) on conflict do nothing`)
}
