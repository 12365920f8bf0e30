import type { SupportTopic } from '@vastus/domain/support/support-request'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type SupportRequest = {
  id: number
  topic: SupportTopic
  subject: string
  description: string
  email: string
}

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
