import type { SkipReason } from '@vastus/domain/message-centre/recipients'
import type { SmsState } from '@vastus/domain/message-centre/sms-states'
import type { SmsTemplateCode } from '@vastus/domain/message-centre/sms-templates'
import { SMS_STATES } from '@vastus/domain/message-centre/sms-states'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type NewMessage = {
  /** Null for a test message to the employee who writes it. */
  personId: number | null
  /** Whose phone it is. */
  toPersonId: number
  phone: string
  text: string
  /** The last part of the link in the text; null where it has none. */
  optOutToken: string | null
  parts: number
  priceCents: number
}
export type Skipped = { reason: SkipReason; count: number }[]
export type SkippedPerson = { personId: number; reason: SkipReason }

type NewBatch = {
  clinicId: number
  userId: number
  isTest: boolean
  templateCode: SmsTemplateCode | null
  text: string
  filters: object
  excludedPersonIds: readonly number[]
  isMedical: boolean
  skipped: Skipped
  skippedPeople: readonly SkippedPerson[]
  now: Date
  sendAt: Date
  messages: readonly NewMessage[]
}

/** Keeps a sending with one message for each number, and with those who get none. @returns ids of the sending and of its messages */
export async function insertBatch(
  tx: Tx,
  { messages, skippedPeople, ...batch }: NewBatch,
): Promise<{ batchId: number; messageIds: number[] }> {
  const { id: batchId } = await tx.one<{ id: number }>(sql`
    insert into sms_batches (clinic_id, created_by_user_id, is_test, template_code, text, filters, excluded_person_ids, is_medical,
      skipped, created_at, send_at)
    values (${batch.clinicId}, ${batch.userId}, ${batch.isTest}, ${batch.templateCode}, ${batch.text},
      ${JSON.stringify(batch.filters)}::jsonb, ${JSON.stringify(batch.excludedPersonIds)}::jsonb, ${batch.isMedical},
      ${JSON.stringify(batch.skipped)}::jsonb, ${batch.now}, ${batch.sendAt}) returning id`)
  const rows = await tx.query<{ id: number }>(sql`
    insert into sms_messages (batch_id, clinic_id, person_id, to_person_id, phone, text, opt_out_token, parts, price_cents, state)
    select ${batchId}::bigint, ${batch.clinicId}::bigint, m.person_id, m.to_person_id, m.phone, m.text, m.opt_out_token, m.parts,
      m.price_cents, 'PLANNED'
    from jsonb_to_recordset(${JSON.stringify(messages.map(asRow))}::jsonb)
      as m (person_id bigint, to_person_id bigint, phone text, text text, opt_out_token text, parts int, price_cents int) returning id`)
  if (skippedPeople.length > 0)
    await tx.run(sql`insert into sms_skipped (batch_id, clinic_id, person_id, reason)
      select ${batchId}::bigint, ${batch.clinicId}::bigint, s."personId", s.reason
      from jsonb_to_recordset(${JSON.stringify(skippedPeople)}::jsonb) as s ("personId" bigint, reason text)`)
  return { batchId, messageIds: rows.map(({ id }) => id) }
}

const asRow = ({ personId, toPersonId, phone, text, optOutToken, parts, priceCents }: NewMessage) => ({
  person_id: personId,
  to_person_id: toPersonId,
  opt_out_token: optOutToken,
  phone,
  text,
  parts,
  price_cents: priceCents,
})

/** One sending at a time of a clinic counts what the day has cost so far. */
export async function lockSending(tx: Tx, clinicId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sms of clinic ${clinicId}`}, 0))`)
}

/** A sending of the same text, in any of its languages, to the same people that has not left whole: two colleagues, or two tabs, mean one. */
export function findWaitingTwin(
  tx: Tx,
  batch: Pick<NewBatch, 'clinicId' | 'filters' | 'excludedPersonIds'>,
  texts: readonly string[],
): Promise<{ createdBy: string } | undefined> {
  return tx.maybe<{ createdBy: string }>(sql`select ${writerOf} as created_by from sms_batches b
    where b.clinic_id = ${batch.clinicId} and not b.is_test and b.text = any(${texts}::text[])
      and b.filters = ${JSON.stringify(batch.filters)}::jsonb
      and b.excluded_person_ids = ${JSON.stringify(batch.excludedPersonIds)}::jsonb
      and exists (select from sms_messages m where m.batch_id = b.id and m.state = 'PLANNED') limit 1`)
}

/** Number of SMS that the clinic has planned or sent since a moment; stopped ones do not count. */
export async function countPartsSince(tx: Tx, clinicId: number, since: Date): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`
    select coalesce(sum(m.parts), 0)::int as count from sms_batches b join sms_messages m on m.batch_id = b.id
    where b.clinic_id = ${clinicId} and b.created_at > ${since} and m.state <> 'STOPPED'`)
  return count
}

export type BatchRow = {
  id: number
  clinicId: number
  templateId: string | null
  text: string
  filters: Record<string, unknown>
  excludedPersonIds: number[]
  isMedical: boolean
  skipped: Skipped
  createdBy: string
  createdAt: string
  sendAt: string
  stoppedAt: string | null
  recipients: number
  smsCount: number
  priceCents: number
  billedCents: number
  states: Record<SmsState, number>
}

const writerOf = sql`coalesce((select e.first_name || ' ' || e.surname from employees e
    where e.clinic_id = b.clinic_id and e.user_id = b.created_by_user_id limit 1), '')`
const countsByState = sql.join(
  SMS_STATES.map((state) => sql`${state}::text, count(*) filter (where state = ${state})`),
  sql`, `,
)
const columns = sql`b.id, b.clinic_id, b.template_code as template_id, b.text, b.filters, b.excluded_person_ids, b.is_medical,
  b.skipped, ${writerOf} as created_by,
  b.created_at, b.send_at, b.stopped_at, m.recipients, m.sms_count, m.price_cents, m.billed_cents, m.states
  from sms_batches b cross join lateral (select count(*) as recipients, coalesce(sum(parts), 0)::int as sms_count,
    coalesce(sum(price_cents), 0)::int as price_cents,
    coalesce(sum(price_cents) filter (where gateway_id is not null), 0)::int as billed_cents,
    jsonb_build_object(${countsByState}) as states
    from sms_messages where batch_id = b.id) m`

/** Newest first, without test messages. */
export function listBatches(tx: Tx, clinicId: number, max: number): Promise<BatchRow[]> {
  return tx.query<BatchRow>(
    sql`select ${columns} where b.clinic_id = ${clinicId} and not b.is_test order by b.id desc limit ${max}`,
  )
}

export function findBatch(tx: Tx, id: number): Promise<BatchRow | undefined> {
  return tx.maybe<BatchRow>(sql`select ${columns} where b.id = ${id} and not b.is_test`)
}

export type SkippedRow = {
  personId: number
  firstName: string
  surname: string
  phone: string | null
  email: string | null
  reason: SkipReason
  total: number
}

/**
 * One page of those who got no message, by name, each with the number of all. Who is no patient of the clinic any more is left out, and
 * two records that have become one person are named once.
 */
export function listSkipped(
  tx: Tx,
  batchId: number,
  { size, offset }: { size: number; offset: number },
): Promise<SkippedRow[]> {
  return tx.query<SkippedRow>(sql`
    select p.id as person_id, p.first_name, p.surname, phone_for_clinic(p, s.clinic_id) as phone,
      email_for_clinic(p, s.clinic_id) as email, s.reason, count(*) over () as total
    from (select distinct on (person_id) person_id, clinic_id, reason from sms_skipped
        where batch_id = ${batchId} order by person_id, id) s
      join persons p on p.id = s.person_id
      join clinic_patients cp on cp.person_id = p.id and cp.clinic_id = s.clinic_id
    order by search_key(p.first_name || ' ' || p.surname), p.id limit ${size} offset ${offset}`)
}

/** Whether there is a sending that the caller may stop; locked until the commit. */
export async function lockBatch(tx: Tx, id: number): Promise<boolean> {
  return (
    (await tx.maybe(sql`select id from sms_batches where id = ${id} and not is_test for update`)) !==
    undefined
  )
}

/** What has not left never leaves. */
export async function stopBatch(tx: Tx, id: number, now: Date): Promise<void> {
  const stopped = await tx.run(
    sql`update sms_messages set state = 'STOPPED' where batch_id = ${id} and state = 'PLANNED'`,
  )
  if (stopped > 0)
    await tx.run(sql`update sms_batches set stopped_at = coalesce(stopped_at, ${now}) where id = ${id}`)
}

export async function findClinicName(tx: Tx, clinicId: number): Promise<string> {
  return (await tx.one<{ name: string }>(sql`select name from clinics where id = ${clinicId}`)).name
}
