import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

/** What was counted in each bucket since a moment. */
export async function countSince(
  tx: Tx,
  buckets: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await tx.query<{ bucket: string; used: number }>(sql`
    select bucket, sum(used)::int as used from rate_counters
    where bucket = any(${buckets}) and window_start > ${since} group by bucket`)
  return new Map(rows.map(({ bucket, used }) => [bucket, used]))
}

/** Adds one to each bucket's counter of the present minute. */
export async function countOne(tx: Tx, buckets: readonly string[], minute: Date): Promise<void> {
  await tx.run(sql`insert into rate_counters (bucket, window_start, used)
    select bucket, ${minute}::timestamptz, 1 from unnest(${buckets}::text[]) bucket order by bucket
    on conflict (bucket, window_start) do update set used = rate_counters.used + 1`)
}

export async function forgetBuckets(tx: Tx, buckets: readonly string[]): Promise<void> {
  await tx.run(sql`delete from rate_counters where bucket = any(${buckets})`)
}

/** Takes back one of what was counted in each bucket in a minute. */
export async function takeBackOne(tx: Tx, buckets: readonly string[], minute: Date): Promise<void> {
  await tx.run(sql`update rate_counters set used = used - 1
    where bucket = any(${buckets}) and window_start = ${minute} and used > 0`)
}

/** Remembers a bucket until a moment: its row lies in the future, so that cleaning leaves it until then. */
export async function rememberUntil(tx: Tx, bucket: string, until: Date): Promise<void> {
  await forgetBuckets(tx, [bucket])
  await countOne(tx, [bucket], until)
}

/** Until the transaction ends, nobody else counts under this name. */
export async function lockCounter(tx: Tx, name: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
