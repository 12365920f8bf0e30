import { type InboxView, MAX_VIEWS } from '@vastus/contract/inbox'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type Owner = { userId: number; clinicId: number }

export function findViews(tx: Tx, { userId, clinicId }: Owner): Promise<InboxView[]> {
  return tx.query<InboxView>(sql`select id, name, query from inbox_views
    where user_id = ${userId} and clinic_id = ${clinicId} order by lower(name), id`)
}

/** Undefined when the user has as many views as can be kept; one of the same name is replaced. */
export function putView(
  tx: Tx,
  { userId, clinicId }: Owner,
  { name, query }: { name: string; query: string },
  now: Date,
): Promise<InboxView | undefined> {
  return tx.maybe<InboxView>(sql`insert into inbox_views (user_id, clinic_id, name, query, created_at)
    select ${userId}::bigint, ${clinicId}::bigint, ${name}, ${query}, ${now}::timestamptz
    where (select count(*) from inbox_views
      where user_id = ${userId} and clinic_id = ${clinicId} and name <> ${name}) < ${MAX_VIEWS}::int
    on conflict (user_id, clinic_id, name) do update set query = excluded.query
    returning id, name, query`)
}

/** Undefined when the user has no such view. @throws QueryError when another one has the name */
export function renameView(
  tx: Tx,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<InboxView | undefined> {
  return tx.maybe<InboxView>(sql`update inbox_views set name = ${name}
    where id = ${id} and user_id = ${userId} returning id, name, query`)
}

export async function deleteView(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.run(sql`delete from inbox_views where id = ${id} and user_id = ${userId}`)
}
