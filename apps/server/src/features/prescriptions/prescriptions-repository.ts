import type { NewPrescription, Prescription } from '@vastus/contract/prescriptions'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type NewSet = {
  patientPersonId: number
  clinicId: number
  eContactId: number | null
  createdByUserId: number
  prescriptions: readonly NewPrescription[]
  now: Date
}

export type SetRow = { id: number; eContactId: number | null; createdAt: string }

const COLUMNS = sql`id, brand_name, active_ingredient, route, strength, form, dosing, previous_id`

export async function insertSet(tx: Tx, set: NewSet): Promise<SetRow> {
  const row = await tx.one<SetRow>(sql`
    insert into prescription_sets (patient_person_id, clinic_id, e_contact_id, created_by_user_id, created_at)
    values (${set.patientPersonId}, ${set.clinicId}, ${set.eContactId}, ${set.createdByUserId}, ${set.now.toISOString()})
    returning id, e_contact_id, created_at`)
  await tx.run(sql`
    insert into prescriptions (set_id, position, brand_name, active_ingredient, route, strength, form, dosing, previous_id)
    select ${row.id}::bigint, position, given."brandName", nullif(given."activeIngredient", ''), given.route,
      nullif(given.strength, ''), nullif(given.form, ''), given.dosing, given."previousId"
    from jsonb_array_elements(${JSON.stringify(set.prescriptions)}::jsonb) with ordinality as line (value, position),
      jsonb_to_record(line.value) as given ("brandName" text, "activeIngredient" text, route text, strength text, form text,
        dosing text, "previousId" bigint)`)
  return row
}

/** What was asked for last, by anybody or by one user. */
export function findNewestSet(
  tx: Tx,
  { patientPersonId, clinicId }: { patientPersonId: number; clinicId: number },
  askedByUserId: number | null,
): Promise<SetRow | undefined> {
  const byUser = askedByUserId === null ? sql`` : sql`and created_by_user_id = ${askedByUserId}`
  return tx.maybe<SetRow>(sql`select id, e_contact_id, created_at from prescription_sets
    where patient_person_id = ${patientPersonId} and clinic_id = ${clinicId} ${byUser} order by id desc limit 1`)
}

export function listOfSet(tx: Tx, setId: number): Promise<Prescription[]> {
  return tx.query<Prescription>(
    sql`select ${COLUMNS} from prescriptions where set_id = ${setId} order by position`,
  )
}

/** The medicines that an e-contact, or one that was merged into it, asks to renew; none for most. */
export function listOfEContact(
  tx: Tx,
  eContactId: number,
): Promise<(Prescription & { eContactId: number })[]> {
  return tx.query(sql`select p.id, p.brand_name, p.active_ingredient, p.route, p.strength, p.form, p.dosing, p.previous_id,
      s.e_contact_id
    from prescription_sets s join prescriptions p on p.set_id = s.id
    where s.e_contact_id = ${eContactId}
      or s.e_contact_id in (select id from e_contacts where merged_into_id = ${eContactId})
    order by s.e_contact_id, p.position`)
}

/** How many of these lines were asked for this person at this clinic. */
export async function countKnown(
  tx: Tx,
  ids: readonly number[],
  patientPersonId: number,
  clinicId: number,
): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count
    from prescriptions p join prescription_sets s on s.id = p.set_id
    where p.id = any(${ids}::bigint[]) and s.patient_person_id = ${patientPersonId} and s.clinic_id = ${clinicId}`)
  return count
}

export type ActedFor = { birthDate: string; isSelf: boolean; declaredAt: string | null; timeZone: string }

/** Oneself or somebody one represents now, at a clinic that one may write to for them; else nobody. */
export function findActedFor(
  tx: Tx,
  ownPersonId: number,
  patientPersonId: number,
  clinicId: number,
): Promise<ActedFor | undefined> {
  return tx.maybe<ActedFor>(sql`select p.birth_date, p.id = ${ownPersonId} as is_self, r.declared_at, k.time_zone
    from persons p
    join clinics k on k.id = ${clinicId} and takes_messages_for(k.id, p.id)
    left join representations r on r.represented_person_id = p.id and r.representative_person_id = ${ownPersonId}
      and r.ended_at is null
    where p.id = ${patientPersonId} and (p.id = ${ownPersonId} or r.id is not null)`)
}

/** Whether the clinic has the person as a patient. */
export async function isPatientOf(tx: Tx, patientPersonId: number, clinicId: number): Promise<boolean> {
  const found = await tx.maybe(sql`select 1 as found from clinic_patients
    where clinic_id = ${clinicId} and person_id = ${patientPersonId}`)
  return found !== undefined
}
