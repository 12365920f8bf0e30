import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

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
