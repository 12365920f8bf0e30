import type { Standing } from '@vastus/domain/e-contact/merge'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Pair } from './lock-pair.ts'

/** Whether something was merged into it. */
export async function holdsOthers(tx: Tx, eContactId: number): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(
    sql`select exists (select from e_contacts where merged_into_id = ${eContactId}) as found`,
  )
  return found
}

type NewMerge = Pair & { clinicId: number; userId: number; before: Standing; now: Date }

export async function insertMerge(tx: Tx, merge: NewMerge): Promise<void> {
  const { clinicId, sourceId, targetId, userId, before, now } = merge
  await tx.run(sql`insert into e_contact_merges (clinic_id, source_id, target_id, merged_by_user_id, merged_at, last_entry_id,
      target_before)
    values (${clinicId}, ${sourceId}, ${targetId}, ${userId}, ${now.toISOString()},
      coalesce((select max(id) from timeline_entries where e_contact_id = ${targetId}), 0),
      ${JSON.stringify(before)}::jsonb)`)
}

export type PresentMerge = {
  id: number
  mergedAt: string
  targetBefore: Standing
  isNewest: boolean
  /** Something was said or decided in the one that stayed since then. */
  hasMovedOn: boolean
}

export function findMerge(tx: Tx, { targetId, sourceId }: Pair): Promise<PresentMerge | undefined> {
  return tx.maybe<PresentMerge>(sql`select g.id, g.merged_at, g.target_before,
      not exists (select from e_contact_merges later
        where later.target_id = g.target_id and later.undone_at is null and later.id > g.id) as is_newest,
      exists (select from timeline_entries t
        where t.e_contact_id = g.target_id and t.id > g.last_entry_id and t.type not in ('ASSIGNED', 'FILES_ADDED')) as has_moved_on
    from e_contact_merges g
    where g.target_id = ${targetId} and g.source_id = ${sourceId} and g.undone_at is null`)
}

export async function endMerge(tx: Tx, id: number, userId: number, now: Date): Promise<void> {
  await tx.run(sql`update e_contact_merges set undone_at = ${now.toISOString()}, undone_by_user_id = ${userId}
    where id = ${id}`)
}

/** Where an e-contact goes on; null is nowhere but in itself. */
export async function point(tx: Tx, eContactId: number, mergedIntoId: number | null): Promise<void> {
  await tx.run(sql`update e_contacts set merged_into_id = ${mergedIntoId} where id = ${eContactId}`)
}
