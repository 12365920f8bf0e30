import type { Database, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { ChainedRow, ChainHead } from './verify.ts'

const PAGE = 2000

export function findChainHeads(tx: Tx): Promise<ChainHead[]> {
  return tx.query<ChainHead>(sql`select clinic_id, seq, hash from audit_heads order by clinic_id`)
}

/** The hashes of those rows that are there. */
export function findHashes(
  tx: Tx,
  places: readonly { clinicId: number; seq: number }[],
): Promise<{ clinicId: number; seq: number; hash: string }[]> {
  return tx.query(sql`select clinic_id, seq, hash from audit_entries
    where (clinic_id, seq) in (select * from unnest(${places.map(({ clinicId }) => clinicId)}::bigint[],
      ${places.map(({ seq }) => seq)}::bigint[]))`)
}

/** The rows after the one given, in the order of clinic and number. */
export function findChainedRows(
  tx: Tx,
  after: { clinicId: number; seq: number },
  limit = PAGE,
): Promise<ChainedRow[]> {
  return tx.query<ChainedRow>(sql`select clinic_id, seq, at, actor_user_id, session_hash, role, subject_person_id,
      object_type, object_id, action, outcome, request_id, previous_hash, hash
    from audit_entries where (clinic_id, seq) > (${after.clinicId}::bigint, ${after.seq}::bigint)
    order by clinic_id, seq limit ${limit}`)
}

/** The whole trail, page by page, each in a short transaction of its own. */
export async function* readTrail(database: Database): AsyncGenerator<ChainedRow> {
  let after = { clinicId: -1, seq: 0 }
  for (;;) {
    const rows = await database.transaction({ actor: 'system' }, (tx) => findChainedRows(tx, after))
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last
  }
}
