import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type PersonToSendFor = { birthDate: string; isSelf: boolean; declaredAt: string | null }

/** Oneself or somebody one represents now; anybody else is nobody. */
export function findPersonToSendFor(
  tx: Tx,
  senderPersonId: number,
  personId: number,
): Promise<PersonToSendFor | undefined> {
  return tx.maybe<PersonToSendFor>(sql`select p.birth_date, p.id = ${senderPersonId} as is_self, r.declared_at
    from persons p
    left join representations r on r.represented_person_id = p.id and r.representative_person_id = ${senderPersonId} and r.ended_at is null
    where p.id = ${personId} and (p.id = ${senderPersonId} or r.id is not null)`)
}

export type ClinicToWriteTo = {
  id: number
  timeZone: string
  plan: string
  openForAll: boolean
  eContactTypes: string[] | null
  features: Record<string, unknown>
  /** Null where the clinic does not know the person. */
  clinicMember: boolean | null
}

/** A clinic that knows the person or has a record of them, or one that takes everybody. */
export function findClinicToWriteTo(
  tx: Tx,
  clinicId: number,
  personId: number,
): Promise<ClinicToWriteTo | undefined> {
  return tx.maybe<ClinicToWriteTo>(sql`select k.id, k.time_zone, k.plan, k.open_for_all, k.e_contact_types, k.features, cp.clinic_member
    from clinics k left join clinic_patients cp on cp.clinic_id = k.id and cp.person_id = ${personId}
    where k.id = ${clinicId} and (k.open_for_all or cp.person_id is not null
      or exists (select from clinics_with_record_of(${personId}) record where record.clinic_id = k.id))`)
}

export async function hasAnyClinic(tx: Tx, personId: number): Promise<boolean> {
  const { found } = await tx.one<{
    found: boolean
  }>(sql`select exists (select from clinics where open_for_all)
    or exists (select from clinic_patients where person_id = ${personId})
    or exists (select from clinics_with_record_of(${personId})) as found`)
  return found
}

/** A clinic's decision on an earlier e-contact of the person stands for the next ones. */
export async function wasAcceptedBefore(tx: Tx, clinicId: number, personId: number): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(sql`select exists (select from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = ${personId} and finalize_status = 'SUBMITTED'
      and not acceptance_required and status <> 'rejected') as found`)
  return found
}

export async function addClinicPatient(tx: Tx, clinicId: number, personId: number, now: Date): Promise<void> {
  tx.post(sql`insert into clinic_patients (clinic_id, person_id, created_at)
    values (${clinicId}, ${personId}, ${now.toISOString()}) on conflict do nothing`)
}

export async function confirmMembership(
  tx: Tx,
  clinicId: number,
  personId: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
    values (${clinicId}, ${personId}, true, ${now.toISOString()})
    on conflict (clinic_id, person_id) do update set clinic_member = true`)
}

/** Everything that was sent for the person to the clinic. */
export async function listIdsOfPatient(tx: Tx, clinicId: number, personId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select id from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = ${personId} order by id`)
  return rows.map((row) => row.id)
}
