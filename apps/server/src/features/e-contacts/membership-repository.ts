import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

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

export async function endMembership(tx: Tx, clinicId: number, personId: number): Promise<void> {
  await tx.run(sql`update clinic_patients set clinic_member = false
    where clinic_id = ${clinicId} and person_id = ${personId}`)
}

/** Everything that was sent for the person to the clinic. */
export async function listIdsOfPatient(tx: Tx, clinicId: number, personId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select id from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = ${personId} order by id`)
  return rows.map((row) => row.id)
}
