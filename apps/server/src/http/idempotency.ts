import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { IdempotencyConflict } from '../errors.ts'

export type IdempotentCall = { principal: string; route: string; key: string; contentHash: string }

/**
 * What is kept of a response for a repeated call: ids, versions and codes. Names and texts are read again when it comes, with
 * the rights of that moment.
 */
export type Kept = { readonly [key: string]: KeptValue | { readonly [key: string]: KeptValue } }
type Scalar = string | number | boolean | null | undefined
type KeptValue = Scalar | readonly Scalar[]

/**
 * Claims a key inside the transaction of the effect, so that key and effect stand or fall together.
 * A second request with the same key waits here for the first.
 *
 * @returns what is kept of the first response, undefined when this call is the first
 * @throws IdempotencyConflict when the key came with other content before
 */
export async function claimKey(tx: Tx, call: IdempotentCall, now: Date): Promise<Kept | undefined> {
  const claimed =
    await tx.run(sql`insert into idempotency_keys (principal, route, key, content_hash, created_at)
    values (${call.principal}, ${call.route}, ${call.key}, ${call.contentHash}, ${now.toISOString()})
    on conflict do nothing`)
  if (claimed === 1) return undefined
  const first = await tx.one<{ contentHash: string; answer: string }>(
    sql`select content_hash, answer from idempotency_keys
      where principal = ${call.principal} and route = ${call.route} and key = ${call.key}`,
  )
  if (first.contentHash !== call.contentHash) throw new IdempotencyConflict()
  return JSON.parse(first.answer) as Kept
}

export function keepForRepeat(tx: Tx, call: IdempotentCall, status: number, kept: Kept): void {
  tx.queue(sql`update idempotency_keys set status = ${status}, answer = ${JSON.stringify(kept)}
    where principal = ${call.principal} and route = ${call.route} and key = ${call.key}`)
}
