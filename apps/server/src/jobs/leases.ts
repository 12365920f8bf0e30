import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'

export const LEASE_MS = 60_000

export interface Lease {
  id: number
  kind: string
  payload: unknown
  attempts: number
  maxAttempts: number | null
  token: string
}

/**
 * The queue as a worker sees it. A job is leased, not taken: when its worker dies the lease runs out and
 * another gets it. Every later word about it must show the token of the present lease, so a worker that
 * only slept cannot overwrite what its successor did; those functions answer false to it.
 */
export function leases(db: Database, clock: Clock) {
  const system = { actor: 'system' } as const
  const leaseEnd = (): Date => new Date(clock.now().getTime() + LEASE_MS)
  /** Changes the job while the lease is held; false when it is not. */
  const changeHeld = async ({ id, token }: Lease, changes: Sql): Promise<boolean> => {
    const changed = await db.change(
      system,
      sql`update jobs set ${changes} where id = ${id} and lease_token = ${token} and done_at is null returning id`,
    )
    return changed.length === 1
  }

  return {
    claim(kinds: readonly string[], limit: number): Promise<Lease[]> {
      const now = clock.now()
      return db.change<Lease>(
        system,
        sql`
          update jobs set lease_token = ${randomUUID()}, leased_until = ${leaseEnd()}, attempts = attempts + 1
          where id in (
            select id from jobs
            where done_at is null and dead_at is null and run_at <= ${now}
              and (leased_until is null or leased_until < ${now}) and kind = any(${kinds})
            order by run_at, id limit ${limit} for update skip locked)
          returning id, kind, payload, attempts, max_attempts, lease_token as token`,
      )
    },

    /** When the next job becomes due within so many milliseconds, or now when one has become due meanwhile; null when none does. */
    async nextDue(kinds: readonly string[], withinMs: number): Promise<Date | null> {
      const now = clock.now()
      const [next] = await db.read<{ at: string }>(
        system,
        sql`select greatest(run_at, ${now}) as at from jobs
          where done_at is null and dead_at is null and leased_until is null and kind = any(${kinds})
            and run_at <= ${new Date(now.getTime() + withinMs)}
          order by run_at limit 1`,
      )
      return next ? new Date(next.at) : null
    },

    renew: (lease: Lease): Promise<boolean> => changeHeld(lease, sql`leased_until = ${leaseEnd()}`),

    finish: (lease: Lease): Promise<boolean> =>
      changeHeld(
        lease,
        sql`done_at = ${clock.now()}, lease_token = null, leased_until = null, last_error = null`,
      ),

    /** Puts the job back for `runAt`, or among the dead letters when that is null. */
    fail: (lease: Lease, reason: string, runAt: Date | null): Promise<boolean> =>
      changeHeld(
        lease,
        sql`lease_token = null, leased_until = null, last_error = ${reason},
          run_at = coalesce(${runAt}::timestamptz, run_at), dead_at = ${runAt === null ? clock.now() : null}::timestamptz`,
      ),
  }
}
