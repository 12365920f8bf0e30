import type { Clock } from '../clock.ts'
import type { Database, Log } from '../db/database.ts'
import { enqueue } from './queue.ts'

const LONGEST_LOOK = 30_000

export interface Recurring {
  kind: string
  payload: unknown
  /** Length of a period in milliseconds, counted from 1970 in UTC: a day's period starts at midnight UTC. */
  every: number
}

export interface Schedule {
  start(): void
  /** Adds the jobs of the present period that nobody has added yet; how many. */
  enqueueDue(): Promise<number>
  stop(): Promise<void>
}

/** Adds each recurring job once per period, however many processes run this. */
export function createSchedule(options: {
  db: Database
  clock: Clock
  log: Log
  entries: readonly Recurring[]
}): Schedule {
  const { db, clock, log, entries } = options
  const added = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<unknown> = Promise.resolve()

  async function enqueueDue(): Promise<number> {
    const now = clock.now().getTime()
    const due = entries
      .map((entry) => ({ ...entry, period: now - (now % entry.every) }))
      .filter(({ kind, period }) => added.get(kind) !== period)
    if (due.length === 0) return 0
    const count = await db.transaction({ actor: 'system' }, async (tx) => {
      let fresh = 0
      for (const { kind, payload, period } of due) {
        const dedupeKey = `${kind}@${new Date(period).toISOString()}`
        if (await enqueue(tx, { kind, payload, dedupeKey })) fresh++
      }
      return fresh
    })
    for (const { kind, period } of due) added.set(kind, period)
    return count
  }

  function lookSafely(): void {
    looking = enqueueDue().catch((error: unknown) =>
      log.warn({ err: error }, 'recurring jobs could not be added'),
    )
  }

  return {
    enqueueDue,
    start() {
      timer = setInterval(lookSafely, Math.min(LONGEST_LOOK, ...entries.map(({ every }) => every)))
      lookSafely()
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
