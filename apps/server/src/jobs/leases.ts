import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { LastWrites } from './define-job.ts'

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
  /** Changes the job while the lease is held; otherwise nothing. */
  const changing = ({ id, token }: Lease, changes: Sql): Sql =>
    sql`update jobs set ${changes} where id = ${id} and lease_token = ${token} and done_at is null returning id`
  const changeHeld = async (lease: Lease, changes: Sql): Promise<boolean> =>
    (await db.change(system, changing(lease, changes))).length === 1

  const claiming = (kinds: readonly string[], limit: number): Sql => {
    const now = clock.now()
    return sql`
      update jobs set lease_token = ${randomUUID()}, leased_until = ${leaseEnd()}, attempts = attempts + 1
      where id in (
        select id from jobs
        where done_at is null and dead_at is null and run_at <= ${now}
          and (leased_until is null or leased_until < ${now}) and kind = any(${kinds})
        order by run_at, id limit ${limit} for update skip locked)
      returning id, kind, payload, attempts, max_attempts, lease_token as token`
  }

  return {
    claim: (kinds: readonly string[], limit: number): Promise<Lease[]> =>
      db.change<Lease>(system, claiming(kinds, limit)),

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

    /** Ends the job together with its last writes, and claims the next one of these kinds, in one commit. */
    finish: (
      lease: Lease,
      lastWrites: LastWrites | undefined,
      kinds: readonly string[],
    ): Promise<{ isHeld: boolean; next: Lease | undefined }> =>
      db.transaction(system, async (tx) => {
        const end = sql`done_at = ${clock.now()}, lease_token = null, leased_until = null, last_error = null`
        const isHeld = (await tx.run(changing(lease, end))) === 1
        if (isHeld) await lastWrites?.(tx)
        return { isHeld, next: kinds.length > 0 ? await tx.maybe<Lease>(claiming(kinds, 1)) : undefined }
      }),

    /** Puts the job back for `runAt`. */
    fail: (lease: Lease, reason: string, runAt: Date): Promise<boolean> =>
      changeHeld(
        lease,
        sql`lease_token = null, leased_until = null, last_error = ${reason}, run_at = ${runAt}::timestamptz`,
      ),

    /** Puts the job among the dead letters, together with its last writes. */
    giveUp: (lease: Lease, reason: string, lastWrites: LastWrites | undefined): Promise<boolean> =>
      db.transaction(system, async (tx) => {
        const end = sql`lease_token = null, leased_until = null, last_error = ${reason}, dead_at = ${clock.now()}`
        const isHeld = (await tx.run(changing(lease, end))) === 1
        if (isHeld) await lastWrites?.(tx)
        return isHeld
      }),
  }
}
