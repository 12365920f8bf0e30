import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type GlobalMessage = {
  id: number
  text: string
  clinicName: string
  createdAt: string
  endsOn: string | null
}

/** The banners of the clinics that have the person as a patient, or a person whom that one represents; of those asked for, if any. */
export function findMessagesForPatient(
  tx: Tx,
  personId: number,
  clinicIds: readonly number[] | null,
): Promise<GlobalMessage[]> {
  return tx.query<GlobalMessage>(sql`
    select m.id, m.text, m.created_at, m.ends_on, c.name as clinic_name from global_messages m join clinics c on c.id = m.clinic_id
    where m.clinic_id in (select clinic_id from clinic_patients
      where person_id = ${personId} or person_id in (select represented_person_id from representations
        where representative_person_id = ${personId} and ended_at is null))
      and not is_message_over(m.ends_on, c.time_zone)
      and (${clinicIds}::bigint[] is null or m.clinic_id = any(${clinicIds}::bigint[]))
    order by m.created_at desc, m.id desc`)
}

export function findMessagesOfClinics(tx: Tx, clinicIds: readonly number[]): Promise<GlobalMessage[]> {
  return tx.query<GlobalMessage>(sql`
    select m.id, m.text, m.created_at, m.ends_on, c.name as clinic_name from global_messages m join clinics c on c.id = m.clinic_id
    where m.clinic_id = any(${clinicIds}::bigint[]) and not is_message_over(m.ends_on, c.time_zone)
    order by m.created_at desc, m.id desc`)
}
