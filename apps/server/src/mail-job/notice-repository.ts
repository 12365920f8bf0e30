import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Writes into the ledger what became of a notice; what was settled before stays. */
export async function settleNotice(
  database: Database,
  noticeId: number,
  outcome: { state: 'SENT'; sentAt: Date } | { state: 'FAILED'; error: string },
): Promise<void> {
  await database.change(
    { actor: 'system' },
    sql`update notices set state = ${outcome.state},
      sent_at = ${outcome.state === 'SENT' ? outcome.sentAt : null},
      error = ${outcome.state === 'FAILED' ? outcome.error : null}
    where id = ${noticeId} and state = 'QUEUED'`,
  )
}
