import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type Draft = { key: string; payload: string; updatedAt: string }

export function findDrafts(tx: Tx, userId: number): Promise<Draft[]> {
  return tx.query<Draft>(
    sql`select key, payload, updated_at from drafts where user_id = ${userId} order by key`,
  )
}

/** False when the user has too many drafts already; a draft that is there is always replaced. */
export async function putDraft(
  tx: Tx,
  userId: number,
  draft: { key: string; payload: string },
  max: number,
  now: Date,
): Promise<boolean> {
  const kept = await tx.run(sql`
    insert into drafts (user_id, key, payload, updated_at)
    select ${userId}::bigint, ${draft.key}, ${draft.payload}, ${now}::timestamptz
    where (select count(*) from drafts where user_id = ${userId} and key <> ${draft.key}) < ${max}::int
    on conflict (user_id, key) do update set payload = excluded.payload, updated_at = excluded.updated_at`)
  return kept === 1
}

export async function deleteDraft(tx: Tx, userId: number, key: string): Promise<void> {
  await tx.run(sql`delete from drafts where user_id = ${userId} and key = ${key}`)
}

export async function deleteDraftsOf(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`delete from drafts where user_id = ${userId}`)
}
