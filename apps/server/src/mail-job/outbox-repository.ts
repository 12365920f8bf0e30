import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

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
