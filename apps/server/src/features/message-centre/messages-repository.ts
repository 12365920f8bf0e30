import type { OwnSmsState, SmsEnd, SmsFailure, SmsState } from '@vastus/domain/message-centre/sms-states'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type Leaving = {
  phone: string
  text: string
  isTest: boolean
  timeZone: string
  hasRefused: boolean
  now: Date
}

/** A message that waits to leave. Undefined where it was stopped, or has begun to leave before. */
export function findPlanned(tx: Tx, id: number): Promise<Omit<Leaving, 'now'> | undefined> {
  return tx.maybe(sql`select m.phone, m.text, b.is_test, c.time_zone,
      not b.is_test and (has_refused_sms(m.clinic_id, m.to_person_id, m.phone)
        or has_refused_sms(m.clinic_id, m.person_id, null)) as has_refused
    from sms_messages m join sms_batches b on b.id = m.batch_id join clinics c on c.id = m.clinic_id
    where m.id = ${id} and m.state = 'PLANNED' for update of m`)
}

/** `sent_at` is when the gateway was asked, also where it is not known whether it took the message. */
export async function markSending(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(sql`update sms_messages set state = 'SENDING', sent_at = ${now} where id = ${id}`)
}

/** Its reader has refused such messages since it was confirmed, or they are refused for whom it is about: it never leaves. */
export async function markRefused(tx: Tx, id: number): Promise<void> {
  await tx.run(
    sql`update sms_messages set state = 'FAILED', failure = 'OPTED_OUT' where id = ${id} and state = 'PLANNED'`,
  )
}

/** A message that a stopped process, or a silent gateway, left on its way: whether it left is not known. */
export async function markUnknown(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`update sms_messages set state = 'UNKNOWN' where id = ${id} and state = 'SENDING'`)
}

/** Its job is given up: what was leaving may have left, and what waited still has not. */
export async function settle(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`update sms_messages set state = case state when 'SENDING' then 'UNKNOWN' else 'FAILED' end,
      failure = case state when 'PLANNED' then 'GATEWAY_DOWN' end
    where id = ${id} and state in ('SENDING', 'PLANNED')`)
}

/** The gateway has certainly not taken it: it can be tried again, and stopped. */
export async function markPlannedAgain(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`update sms_messages m set sent_at = null, state = case when b.stopped_at is null then 'PLANNED' else 'STOPPED' end
    from sms_batches b where b.id = m.batch_id and m.id = ${id} and m.state = 'SENDING'`)
}

export async function markFailed(tx: Tx, id: number, failure: SmsFailure): Promise<void> {
  await tx.run(
    sql`update sms_messages set state = 'FAILED', failure = ${failure} where id = ${id} and state = 'SENDING'`,
  )
}

/** A report can come before the gateway's answer is stored: it stays. */
export async function markSent(
  tx: Tx,
  id: number,
  { gateway, gatewayId, now }: { gateway: string | null; gatewayId: string | null; now: Date },
): Promise<void> {
  await tx.run(sql`update sms_messages set gateway = ${gateway}, gateway_id = ${gatewayId}, sent_at = ${now},
      state = case when state = 'SENDING' then 'SENT' else state end
    where id = ${id}`)
}

export function lockMessage(
  tx: Tx,
  id: number,
): Promise<{ state: SmsState; failure: SmsFailure | null } | undefined> {
  return tx.maybe(sql`select state, failure from sms_messages where id = ${id} for update`)
}

export async function enterEnd(tx: Tx, id: number, { state, failure }: SmsEnd): Promise<void> {
  await tx.run(sql`update sms_messages set state = ${state}, failure = ${failure} where id = ${id}`)
}

export type MessageRow = {
  id: number
  personId: number | null
  firstName: string
  surname: string
  phone: string
  email: string | null
  text: string
  parts: number
  priceCents: number
  state: SmsState
  failure: SmsFailure | null
  sentAt: string | null
  total: number
}

/** One page of the messages of a sending by name, each with the number of all. */
export function listMessages(
  tx: Tx,
  batchId: number,
  { states, size, offset }: { states: readonly SmsState[]; size: number; offset: number },
): Promise<MessageRow[]> {
  return tx.query<MessageRow>(sql`
    select m.id, m.person_id, coalesce(p.first_name, '') as first_name, coalesce(p.surname, '') as surname, m.phone,
      email_for_clinic(p, m.clinic_id) as email, m.text, m.parts, m.price_cents, m.state, m.failure, m.sent_at,
      count(*) over () as total
    from sms_messages m left join persons p on p.id = m.person_id
    where m.batch_id = ${batchId} and (${states.length === 0} or m.state = any(${states}::text[]))
    order by search_key(coalesce(p.first_name || ' ' || p.surname, '')), m.id limit ${size} offset ${offset}`)
}

export type OwnSmsRow = {
  id: number
  clinicName: string
  about: string | null
  text: string
  sentAt: string
  state: OwnSmsState
  total: number
}

/** One page of what left for the caller's phone, newest first, each with the number of all. */
export function listOwnSms(
  tx: Tx,
  personId: number,
  { size, offset }: { size: number; offset: number },
): Promise<OwnSmsRow[]> {
  return tx.query<OwnSmsRow>(sql`select m.id, c.name as clinic_name, m.text, m.sent_at,
      case when m.person_id <> m.to_person_id then p.first_name end as about,
      case when m.state = 'SENDING' then 'SENT' else m.state end as state, count(*) over () as total
    from sms_messages m join clinics c on c.id = m.clinic_id left join persons p on p.id = m.person_id
    where m.to_person_id = ${personId} and m.person_id is not null and m.sent_at is not null
      and m.state in ('SENDING', 'SENT', 'DELIVERED', 'FAILED', 'UNKNOWN')
    order by m.sent_at desc, m.id desc limit ${size} offset ${offset}`)
}
