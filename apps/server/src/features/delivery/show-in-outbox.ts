import type { Tx } from '../../db/database.ts'
import { insertOutboxMessage, type SentMessage } from './outbox-repository.ts'

/** Shows an SMS in the outbox of DEMO and DEV. */
export function showInOutbox(tx: Tx, message: Omit<SentMessage, 'channel' | 'subject'>): Promise<void> {
  return insertOutboxMessage(tx, { channel: 'SMS', subject: '', ...message })
}
