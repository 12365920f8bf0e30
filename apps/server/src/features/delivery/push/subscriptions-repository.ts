import { PUSH_DEVICES_MAX, type PushSubscription } from '@vastus/domain/notices/push-subscription'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

/** Enters a device, or enters it again, as its latest user's; of too many the one that was entered first is forgotten. */
export async function putSubscription(
  tx: Tx,
  userId: number,
  { endpoint, p256dh, auth }: PushSubscription,
  serverKey: string,
  now: Date,
): Promise<void> {
  await tx.run(sql`delete from push_subscriptions where endpoint = ${endpoint} and user_id <> ${userId}`)
  await tx.run(sql`insert into push_subscriptions (user_id, endpoint, p256dh, auth, server_key, created_at)
    values (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${serverKey}, ${now})
    on conflict (user_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      server_key = excluded.server_key, created_at = excluded.created_at`)
  await tx.run(sql`delete from push_subscriptions where user_id = ${userId} and id not in (
    select id from push_subscriptions where user_id = ${userId}
    order by created_at desc, id desc limit ${PUSH_DEVICES_MAX}::int)`)
}

/** Of one device, or of all when none is named. */
export async function deleteSubscriptions(tx: Tx, userId: number, endpoint: string | null): Promise<void> {
  await tx.run(sql`delete from push_subscriptions
    where user_id = ${userId} and (${endpoint}::text is null or endpoint = ${endpoint}::text)`)
}

/** Only those that listen to the present key. */
export async function listEndpoints(tx: Tx, userId: number, serverKey: string): Promise<string[]> {
  const rows = await tx.query<{ endpoint: string }>(sql`select endpoint from push_subscriptions
    where user_id = ${userId} and server_key = ${serverKey} order by id`)
  return rows.map(({ endpoint }) => endpoint)
}

/** For a job; only those that listen to the present key. */
export async function listSubscriptionIds(tx: Tx, userId: number, serverKey: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select id from push_subscriptions
    where user_id = ${userId} and server_key = ${serverKey} order by id`)
  return rows.map(({ id }) => id)
}

export type PushOrder = PushSubscription & { eContactId: number; email: string; language: Language }

/** What a job needs to tell one device of one notice; undefined when the device is no longer its reader's. */
export function findPushOrder(
  tx: Tx,
  { noticeId, subscriptionId }: { noticeId: number; subscriptionId: number },
): Promise<PushOrder | undefined> {
  return tx.maybe<PushOrder>(sql`select s.endpoint, s.p256dh, s.auth, n.e_contact_id, u.email, u.language
    from notices n join users u on u.person_id = n.recipient_person_id join push_subscriptions s on s.user_id = u.id
    where n.id = ${noticeId} and s.id = ${subscriptionId}`)
}

export async function forgetSubscription(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`delete from push_subscriptions where id = ${id}`)
}

/** Devices of all who work in the clinic of an e-contact whose alarm nobody has taken; only those that listen to the present key. */
export async function listStaffSubscriptionIds(
  tx: Tx,
  eContactId: number,
  serverKey: string,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select s.id from push_subscriptions s
    where s.server_key = ${serverKey} and s.user_id in (select m.user_id from employees m
      join danger_alarms d on d.clinic_id = m.clinic_id
      where d.e_contact_id = ${eContactId} and d.taken_at is null and m.deleted_at is null) order by s.id`)
  return rows.map(({ id }) => id)
}

/** What a job needs to tell one device of an alarm; undefined when somebody has taken it, or its user has left the clinic. */
export function findAlarmOrder(
  tx: Tx,
  { eContactId, subscriptionId }: { eContactId: number; subscriptionId: number },
): Promise<PushOrder | undefined> {
  return tx.maybe<PushOrder>(sql`select s.endpoint, s.p256dh, s.auth, u.email, u.language,
      coalesce(e.merged_into_id, e.id) as e_contact_id
    from push_subscriptions s join users u on u.id = s.user_id
      join employees m on m.user_id = u.id and m.deleted_at is null
      join danger_alarms d on d.clinic_id = m.clinic_id and d.taken_at is null
      join e_contacts e on e.id = d.e_contact_id
    where s.id = ${subscriptionId} and d.e_contact_id = ${eContactId}`)
}
