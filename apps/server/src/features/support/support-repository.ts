import type { SupportState, SupportTopic } from '@vastus/domain/support/support-request'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type SupportRequest = {
  id: number
  topic: SupportTopic
  subject: string
  description: string
  email: string
}

/** Older ones that are answered are nobody's work. */
const MOST_LISTED = 500

export async function insertSupportRequest(
  tx: Tx,
  userId: number,
  { topic, subject, description, email }: Omit<SupportRequest, 'id'>,
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into support_requests (user_id, topic, subject, description, email, created_at)
    values (${userId}, ${topic}, ${subject}, ${description}, ${email}, ${now}) returning id`)
  return id
}

/** Undefined once its mail has gone. */
export function findUnmailed(tx: Tx, id: number): Promise<SupportRequest | undefined> {
  return tx.maybe<SupportRequest>(
    sql`select id, topic, subject, description, email from support_requests where id = ${id} and mailed_at is null`,
  )
}

export async function markMailed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(sql`update support_requests set mailed_at = ${now} where id = ${id}`)
}

export type HandledRequest = SupportRequest & { state: SupportState; createdAt: string; version: number }

const HANDLED = sql`select id, topic, subject, description, email, state, created_at, version from support_requests`

/** Those that nobody has answered come first. */
export function listHandledRequests(tx: Tx, state?: SupportState): Promise<HandledRequest[]> {
  return tx.query<HandledRequest>(sql`${HANDLED} ${state ? sql`where state = ${state}` : sql``}
    order by state = 'ANSWERED', created_at desc, id desc limit ${MOST_LISTED}`)
}

export function findHandledRequest(
  tx: Tx,
  id: number,
  { lock = false } = {},
): Promise<HandledRequest | undefined> {
  return tx.maybe<HandledRequest>(sql`${HANDLED} where id = ${id} ${lock ? sql`for update` : sql``}`)
}

export async function saveState(tx: Tx, id: number, state: SupportState): Promise<void> {
  await tx.run(sql`update support_requests set state = ${state}, version = version + 1 where id = ${id}`)
}

/** How many wait for the support. */
export async function countOpenRequests(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*)::int as count from support_requests where state <> 'ANSWERED'`,
  )
  return count
}
