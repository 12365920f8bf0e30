import type { Clock } from '../clock.ts'
import type { Database, Log } from '../db/database.ts'
import type { Job } from './define-job.ts'
import { type Lease, leases } from './leases.ts'
import { runJob } from './run-job.ts'

const CHANNEL = 'vastus_jobs'
const LOOK_EVERY = 5_000
const AT_ONCE = 4
/** One place is kept for what needs nobody else: a silent mail server holds no reply back. */
const FOR_OTHERS_AT_ONCE = AT_ONCE - 1
/** Jobs come in handfuls: one look takes those of so long. */
const HANDFUL_MS = 25

export interface Worker {
  start(): Promise<void>
  /** Takes no more jobs and resolves when those under way have ended. */
  stop(): Promise<void>
  /** Runs what is due, one after another, jobs added meanwhile included; how many. For tests, not started. */
  runAll(): Promise<number>
}

/** Runs the jobs of the given kinds, from the one queue that all processes share. */
export function createWorker(options: {
  db: Database
  clock: Clock
  log: Log
  jobs: readonly Job[]
}): Worker {
  const { db, clock, log } = options
  const jobs = new Map(options.jobs.map((job) => [job.kind, job]))
  if (jobs.size < options.jobs.length) throw new Error('two jobs have the same kind')
  const kinds = [...jobs.keys()]
  const ownKinds = kinds.filter((kind) => jobs.get(kind)?.waitsForOthers === false)
  const queue = leases(db, clock)
  const running = new Set<Promise<void>>()
  let waitingForOthers = 0
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let called: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let lookAgain = false
  let stopped = false
  let listening = false
  let mayHoldMore = true

  async function run(lease: Lease, kindsOfNext: () => readonly string[]): Promise<Lease | undefined> {
    const job = jobs.get(lease.kind)
    return job && runJob(job, lease, kindsOfNext, { queue, clock, log })
  }

  /** Fills one place with a job, and with the next one for as long as another is due. */
  async function fillPlace(first: Lease): Promise<void> {
    let isForOthers = false
    const count = (isNow: boolean): void => {
      waitingForOthers += Number(isNow) - Number(isForOthers)
      isForOthers = isNow
    }
    const kindsOfNext = (): readonly string[] => {
      if (stopped) return []
      count(isForOthers || waitingForOthers < FOR_OTHERS_AT_ONCE)
      return isForOthers ? kinds : ownKinds
    }
    for (let lease: Lease | undefined = first; lease; lease = await run(lease, kindsOfNext))
      count(!ownKinds.includes(lease.kind))
    count(false)
  }

  async function takeDue(): Promise<void> {
    const free = AT_ONCE - running.size
    if (free === 0 || stopped) return
    const forAll = Math.min(free, FOR_OTHERS_AT_ONCE - waitingForOthers)
    const claimed = forAll > 0 ? await queue.claim(kinds, forAll) : []
    mayHoldMore = claimed.length >= forAll
    hold(claimed)
    const more = free - forAll
    const own = more > 0 && claimed.length === forAll ? await queue.claim(ownKinds, more) : []
    hold(own)
    if (claimed.length + own.length === 0) await wakeWhenDue(forAll > 0 ? kinds : ownKinds)
  }

  function hold(claimed: readonly Lease[]): void {
    for (const lease of claimed) {
      const work = fillPlace(lease).finally(() => {
        running.delete(work)
        // What is added meanwhile says so itself; what becomes due by the clock is looked for when all is done.
        if (mayHoldMore || running.size === 0) wake()
      })
      running.add(work)
    }
  }

  /** A job that is due before the next look is run on time. */
  async function wakeWhenDue(of: readonly string[]): Promise<void> {
    const due = await queue.nextDue(of, LOOK_EVERY)
    clearTimeout(soon)
    if (due && !stopped) soon = setTimeout(wake, Math.max(0, due.getTime() - clock.now().getTime()))
  }

  /** Looks once now; when a look is under way, once more after it, for what that one may have missed. */
  function wake(): void {
    if (stopped) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = takeDue()
      .catch((error: unknown) => log.warn({ err: error }, 'the job queue could not be read'))
      .finally(() => {
        looking = undefined
        if (lookAgain) {
          lookAgain = false
          wake()
        }
      })
  }

  function callSoon(): void {
    called ??= setTimeout(() => {
      called = undefined
      wake()
    }, HANDFUL_MS)
  }

  return {
    async start() {
      stopped = false
      if (!listening) await db.listen(CHANNEL, callSoon)
      listening = true
      timer = setInterval(wake, LOOK_EVERY) // for delayed jobs, and for a call that got lost
      wake()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      clearTimeout(soon)
      clearTimeout(called)
      called = undefined
      await looking
      await Promise.all(running)
    },
    async runAll() {
      let next: Lease | undefined
      for (let count = 0; ; count++) {
        next ??= (await queue.claim(kinds, 1))[0]
        if (!next) return count
        next = await run(next, () => kinds)
      }
    },
  }
}
