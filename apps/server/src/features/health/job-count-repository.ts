import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** Jobs that are due or running, that wait for later, and that were given up. */
export type JobCounts = { due: number; later: number; dead: number }

/** Since when the job that is due longest has been waiting; null when none is due. What is due at once waits since it was queued. */
export async function oldestDueAt(tx: Tx, now: Date): Promise<Date | null> {
  const { oldest } = await tx.one<{
    oldest: string | null
  }>(sql`select min(greatest(run_at, created_at)) as oldest from jobs
    where done_at is null and dead_at is null and run_at <= ${now}`)
  return oldest === null ? null : new Date(oldest)
}

export function countJobs(tx: Tx, now: Date): Promise<JobCounts> {
  return tx.one<JobCounts>(sql`
    select count(*) filter (where dead_at is null and run_at <= ${now})::int as due,
      count(*) filter (where dead_at is null and run_at > ${now})::int as later,
      count(*) filter (where dead_at is not null)::int as dead
    from jobs where done_at is null`)
}

export type DeadJobs = { kind: string; count: number }

/** What was given up, the most frequent kind first. */
export function countDeadByKind(tx: Tx): Promise<DeadJobs[]> {
  return tx.query<DeadJobs>(sql`select kind, count(*)::int as count from jobs
    where done_at is null and dead_at is not null group by kind order by count desc, kind`)
}
