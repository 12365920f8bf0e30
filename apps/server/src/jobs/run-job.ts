import type { Clock } from '../clock.ts'
import type { Log } from '../db/database.ts'
import { type Job, WaitAtLeast } from './define-job.ts'
import { LEASE_MS, type Lease, type leases } from './leases.ts'

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60 * 60_000
const LONGEST_REASON = 500

/**
 * Runs one leased job to its end and stores the result. Never throws.
 *
 * @param kindsOfNext kinds of which the next job is claimed with the end of this one
 * @returns the lease of the next job; undefined where none is due, or this one failed
 */
export async function runJob(
  job: Job,
  lease: Lease,
  kindsOfNext: () => readonly string[],
  { queue, clock, log }: { queue: ReturnType<typeof leases>; clock: Clock; log: Log },
): Promise<Lease | undefined> {
  const about = { jobId: lease.id, kind: lease.kind, attempt: lease.attempts }
  const maxAttempts = lease.maxAttempts ?? job.maxAttempts
  const lastAttempt = lease.attempts >= maxAttempts
  const lost = new AbortController()
  const renewal = setInterval(() => {
    queue.renew(lease).then(
      (held) => {
        if (!held) lost.abort()
      },
      (error: unknown) => log.warn({ ...about, err: error }, 'a job lease could not be renewed'),
    )
  }, LEASE_MS / 3)

  const giveUp = async (reason: string) => ({
    isHeld: await queue.giveUp(lease, reason, job.whenGivenUp(lease.payload)),
    next: undefined,
  })

  async function attempt(): ReturnType<typeof queue.finish> {
    // Only a lease that ran out leads here: the worker died each time, so the job itself may be the cause.
    if (lease.attempts > maxAttempts) return giveUp('the worker died on every attempt')
    const run = job.prepare(lease.payload)
    if (!run) return giveUp('the payload does not fit its schema')
    try {
      const lastWrites = await run({
        jobId: lease.id,
        attempt: lease.attempts,
        lastAttempt,
        signal: lost.signal,
      })
      return await queue.finish(lease, lastWrites, kindsOfNext())
    } catch (error) {
      log.warn({ ...about, err: error }, lastAttempt ? 'a job failed for the last time' : 'a job failed')
      const reason = String(error).slice(0, LONGEST_REASON)
      if (lastAttempt) return giveUp(reason)
      const runAt = new Date(clock.now().getTime() + pauseAfter(lease.attempts, error))
      return { isHeld: await queue.fail(lease, reason, runAt), next: undefined }
    }
  }

  try {
    const { isHeld, next } = await attempt()
    if (!isHeld) log.warn(about, 'a job ended after its lease had passed to another worker')
    return next
  } catch (error) {
    // The result could not be written: the lease runs out and the job is run again.
    log.error({ ...about, err: error }, 'the result of a job could not be stored')
    return undefined
  } finally {
    clearInterval(renewal)
  }
}

/** Doubles with each attempt, up to an hour, give or take a half, so that failures do not march in step. */
function pauseAfter(attempts: number, error: unknown): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE) * (0.5 + Math.random())
  return error instanceof WaitAtLeast ? Math.max(pause, Math.min(error.ms, LONGEST_PAUSE)) : pause
}
