import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type SentMessage = {
  jobId: number
  channel: 'EMAIL' | 'SMS' | 'PUSH'
  to: string
  subject: string
  text: string
  createdAt: Date
}

/** Shows a message in the outbox of DEMO and DEV, once however often its job is run. */
export async function insertOutboxMessage(tx: Tx, message: SentMessage): Promise<void> {
  await tx.run(sql`insert into outbox_messages (job_id, channel, recipient, subject, text, created_at)
    values (${message.jobId}, ${message.channel}, ${message.to}, ${message.subject}, ${message.text}, ${message.createdAt})
    on conflict (job_id) do nothing`)
}

export type OutboxMessage = {
  channel: 'EMAIL' | 'SMS' | 'PUSH'
  to: string
  subject: string
  text: string
  createdAt: string
}

const MAX_SHOWN = 200

/** Newest first. */
export function findOutbox(
  tx: Tx,
  wish: { to: string | null; channel: string | null },
): Promise<OutboxMessage[]> {
  return tx.query<OutboxMessage>(sql`
    select channel, recipient as "to", subject, text, created_at from outbox_messages
    where (${wish.to}::text is null or lower(recipient) = lower(${wish.to}::text))
      and (${wish.channel}::text is null or channel = ${wish.channel}::text)
    order by id desc limit ${MAX_SHOWN}::int`)
}
