import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

/** Jobs that are due or running, that wait for later, and that were given up. */
export type JobCounts = { due: number; later: number; dead: number }

export function countJobs(tx: Tx, now: Date): Promise<JobCounts> {
  return tx.one<JobCounts>(sql`
    select count(*) filter (where dead_at is null and run_at <= ${now})::int as due,
      count(*) filter (where dead_at is null and run_at > ${now})::int as later,
      count(*) filter (where dead_at is not null)::int as dead
    from jobs where done_at is null`)
}
