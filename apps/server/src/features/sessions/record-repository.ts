import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type JoinedRecord = { recordId: number; clinicId: number; personId: number }

/** Joins what clinics entered with the account of the same person. The account's address is proven. */
export function joinRecordsOf(tx: Tx, userId: number): Promise<JoinedRecord[]> {
  return tx.query<JoinedRecord>(sql`with found as materialized (
      select record_id, clinic_id from records_of_account(${userId}) order by record_id)
    select record_id, clinic_id, join_record(record_id) as person_id from found`)
}
