import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { IdempotencyConflict } from '../errors.ts'

export type StoredAnswer = { status: number; answer: string }
export type IdempotentCall = { principal: string; route: string; key: string; contentHash: string }

/**
 * Claims a key inside the transaction of the effect, so that key and effect stand or fall together.
 * A second request with the same key waits here for the first.
 *
 * @returns the first answer when there is one, undefined when this call is the first
 * @throws IdempotencyConflict when the key came with other content before
 */
export async function claimKey(tx: Tx, call: IdempotentCall, now: Date): Promise<StoredAnswer | undefined> {
  const claimed =
    await tx.run(sql`insert into idempotency_keys (principal, route, key, content_hash, created_at)
    values (${call.principal}, ${call.route}, ${call.key}, ${call.contentHash}, ${now.toISOString()})
    on conflict do nothing`)
  if (claimed === 1) return undefined
  const first = await tx.one<{ contentHash: string; status: number; answer: string }>(
    sql`select content_hash, status, answer from idempotency_keys
      where principal = ${call.principal} and route = ${call.route} and key = ${call.key}`,
  )
  if (first.contentHash !== call.contentHash) throw new IdempotencyConflict()
  return { status: first.status, answer: first.answer }
}

export async function storeAnswer(tx: Tx, call: IdempotentCall, stored: StoredAnswer): Promise<void> {
  tx.post(sql`update idempotency_keys set status = ${stored.status}, answer = ${stored.answer}
    where principal = ${call.principal} and route = ${call.route} and key = ${call.key}`)
}
