import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'

/** Opening an e-contact marks as seen what was said in it until then. */
export function markSeenBy(
  tx: Tx,
  userId: number,
  eContact: { id: number; clinicId: number },
  now: Date,
): void {
  tx.queue(sql`insert into e_contact_seen (user_id, e_contact_id, clinic_id, seen_at)
    values (${userId}, ${eContact.id}, ${eContact.clinicId}, ${now.toISOString()})
    on conflict (user_id, e_contact_id) do update set seen_at = greatest(e_contact_seen.seen_at, excluded.seen_at)`)
}

/**
 * Marks e-contacts as seen, or as not seen yet. What the user said last stays seen.
 *
 * @returns how many of them the user may see, and which are unread now
 */
export async function markSeen(
  tx: Tx,
  { userId, clinicIds }: { userId: number; clinicIds: readonly number[] },
  ids: readonly number[],
  seenAt: Date | null,
): Promise<{ count: number; unreadIds: number[] }> {
  const marked = await tx.query<{ eContactId: number }>(sql`insert into e_contact_seen
      (user_id, e_contact_id, clinic_id, seen_at)
    select ${userId}::bigint, e_contact_id, clinic_id, coalesce(${seenAt?.toISOString() ?? null}::timestamptz, '-infinity')
    from e_contact_rows where e_contact_id ${sql.anyOf(ids)} and clinic_id = any(${clinicIds}::bigint[])
    on conflict (user_id, e_contact_id) do update set seen_at = excluded.seen_at returning e_contact_id`)
  const unread = await tx.query<{ eContactId: number }>(sql`select e_contact_id from e_contact_rows
    where e_contact_id ${sql.anyOf(ids)} and clinic_id = any(${clinicIds}::bigint[])
      and status in ('waitingForPatient', 'waitingForClinic') and ${isUnreadBy(userId)} order by e_contact_id`)
  return { count: marked.length, unreadIds: unread.map(({ eContactId }) => eContactId) }
}

/** Whether a row of the dashboard holds something that somebody else said after this user last looked. */
export const isUnreadBy = (userId: number): Sql => sql`news_by_user_id is distinct from ${userId}::bigint
  and news_at > coalesce((select s.seen_at from e_contact_seen s
    where s.user_id = ${userId} and s.e_contact_id = e_contact_rows.e_contact_id), '-infinity')`

/** The open e-contacts that are unread for this user, those with the newest change first. */
export async function listUnread(
  tx: Tx,
  clinicId: number,
  userId: number,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const rows = await tx.query<{ eContactId: number; total: number }>(
    sql`select e_contact_id, count(*) over () as total from e_contact_rows
      where clinic_id = ${clinicId} and status in ('waitingForPatient', 'waitingForClinic') and ${isUnreadBy(userId)}
      order by updated_at desc, e_contact_id desc limit ${limit}`,
  )
  return { ids: rows.map((row) => row.eContactId), total: rows[0]?.total ?? 0 }
}

/** Being looked at is no change: version and update time stay. */
export function markSeenByClinic(tx: Tx, id: number, now: Date): void {
  tx.queue(sql`update e_contacts set clinic_last_seen_at = ${now.toISOString()},
      clinic_first_seen_at = coalesce(clinic_first_seen_at, clinic_last_seen_at, ${now.toISOString()})
    where id = ${id}`)
}

/** Whether the patient wrote after the clinic last looked: then the dashboard shows it as unread. */
export async function isUnread(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.maybe<{
    unread: boolean
  }>(sql`select (row_json::jsonb ->> 'unread')::boolean as unread
    from e_contact_rows where e_contact_id = ${id}`)
  return row?.unread === true
}
