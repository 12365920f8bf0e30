import type { Tx } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'

export interface NewJob {
  kind: string
  /** Must be what the job's schema accepts; stored as JSON. */
  payload: unknown
  /** Of all jobs ever added with one key only the first is kept, until it is purged. */
  dedupeKey?: string
  /** Not before this moment; without it the job is due at once. */
  runAt?: Date
  /** Instead of the number in the job's definition. */
  maxAttempts?: number
}

/** Adds a job with the caller's transaction: it exists when and only when that commits. False: a duplicate. */
export async function enqueue(tx: Tx, job: NewJob): Promise<boolean> {
  return (await tx.run(insertOf(job))) === 1
}

/** The same for many at once; each has a key. */
export async function enqueueMany(
  tx: Tx,
  jobs: readonly (NewJob & { dedupeKey: string; runAt: Date })[],
): Promise<void> {
  const rows = jobs.map(({ kind, payload, dedupeKey, runAt }) => ({
    kind,
    payload,
    dedupe_key: dedupeKey,
    run_at: runAt.toISOString(),
  }))
  await tx.run(sql`insert into jobs (kind, payload, dedupe_key, run_at)
    select kind, payload, dedupe_key, run_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as job (kind text, payload jsonb, dedupe_key text, run_at timestamptz)
    on conflict do nothing`)
}

/** The same for a caller who need not know whether it was a duplicate. */
export function postJob(tx: Tx, job: NewJob): void {
  tx.queue(insertOf(job))
}

function insertOf(job: NewJob): Sql {
  // No conflict target and no `returning`: a request's role may add jobs but not read them.
  return sql`
    insert into jobs (kind, payload, dedupe_key, run_at, max_attempts)
    values (${job.kind}, ${JSON.stringify(job.payload)}, ${job.dedupeKey ?? null},
      coalesce(${job.runAt ?? null}::timestamptz, '-infinity'), ${job.maxAttempts ?? null})
    on conflict do nothing`
}

/** Removes jobs that ended before the given moment, dead ones included; returns how many. */
export function purgeJobs(tx: Tx, endedBefore: Date): Promise<number> {
  return tx.run(
    sql`delete from jobs where (done_at is not null or dead_at is not null)
      and coalesce(done_at, dead_at) < ${endedBefore}`,
  )
}
