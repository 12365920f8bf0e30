import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import type { DbContext, Row, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/databases.ts'
import { fixedClock } from '../testing/fixed-clock.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { defineJob, type Job } from './define-job.ts'
import { LEASE_MS, leases } from './leases.ts'
import { enqueue, type NewJob, purgeJobs } from './queue.ts'
import { createSchedule } from './schedule.ts'
import { createWorker, type Worker } from './worker.ts'

const SYSTEM = { actor: 'system' } as const
const PATIENT: DbContext = { actor: 'user', userId: 1, personId: 1, role: 'PRM_PATIENT', clinicIds: [] }
const HOUR = 60 * 60_000

describe.each(databaseKinds())('jobs on %s', (kind) => {
  let db: TestDatabase
  let clock: ReturnType<typeof fixedClock>
  let ran: number[]
  const note = defineJob({
    kind: 'note',
    payload: z.object({ number: z.number() }),
    maxAttempts: 3,
    handler: async ({ number }) => {
      ran.push(number)
    },
  })
  const failing = (times: number): Job =>
    defineJob({
      kind: 'failing',
      payload: z.object({}),
      maxAttempts: 3,
      handler: async (_, { attempt }) => {
        ran.push(attempt)
        if (attempt <= times) throw new Error(`attempt ${attempt} failed`)
      },
    })
  const inSystem = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(SYSTEM, work)
  const add = (job: NewJob, context: DbContext = SYSTEM): Promise<boolean> =>
    db.transaction(context, (tx) => enqueue(tx, job))
  const only = (): Promise<Row> => inSystem((tx) => tx.one(sql`select * from jobs`))
  const workerFor = (...jobs: Job[]): Worker => createWorker({ db, clock, log: quietLog, jobs })

  beforeAll(async () => {
    db = await testDatabase(kind)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    clock = fixedClock()
    ran = []
    await db.ownerTransaction((tx) => tx.script('truncate jobs'))
  })

  it('run once, from a request’s own transaction', async () => {
    await add({ kind: 'note', payload: { number: 5 } }, PATIENT)
    const worker = workerFor(note)
    expect(await worker.runAll()).toBe(1)
    expect(await worker.runAll()).toBe(0)
    expect(ran).toEqual([5])
    expect(await only()).toMatchObject({ doneAt: clock.now().toISOString(), attempts: 1 })
  })

  it('are not readable to a request', async () => {
    await add({ kind: 'note', payload: { number: 5 } })
    expect(await db.transaction(PATIENT, (tx) => tx.query(sql`select * from jobs`))).toEqual([])
  })

  it('vanish with the transaction that added them', async () => {
    const undone = inSystem(async (tx) => {
      await enqueue(tx, { kind: 'note', payload: { number: 1 } })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await workerFor(note).runAll()).toBe(0)
  })

  it('are kept once per dedupe key', async () => {
    const job = { kind: 'note', payload: { number: 1 }, dedupeKey: 'once' }
    expect([await add(job, PATIENT), await add(job, PATIENT), await add(job)]).toEqual([true, false, false])
    await workerFor(note).runAll()
    expect(await add(job)).toBe(false)
    expect(ran).toEqual([1])
  })

  it('wait for their time on the injected clock', async () => {
    await add({ kind: 'note', payload: { number: 1 }, runAt: new Date(clock.now().getTime() + HOUR) })
    const worker = workerFor(note)
    expect(await worker.runAll()).toBe(0)
    clock.advance(HOUR)
    expect(await worker.runAll()).toBe(1)
  })

  it('are tried again later, with growing pauses, until they succeed', async () => {
    await add({ kind: 'failing', payload: {} })
    const worker = workerFor(failing(2))
    expect(await worker.runAll()).toBe(1)
    expect(await only()).toMatchObject({ lastError: 'Error: attempt 1 failed', doneAt: null, deadAt: null })
    clock.advance(1_500)
    expect(await worker.runAll()).toBe(1)
    clock.advance(3_000)
    expect(await worker.runAll()).toBe(1)
    expect(ran).toEqual([1, 2, 3])
    expect(await only()).toMatchObject({ doneAt: clock.now().toISOString(), lastError: null })
  })

  it('go to the dead letters after the last attempt', async () => {
    await add({ kind: 'failing', payload: {}, maxAttempts: 2 })
    const worker = workerFor(failing(9))
    for (let round = 0; round < 4; round++) {
      await worker.runAll()
      clock.advance(HOUR)
    }
    expect(ran).toEqual([1, 2])
    expect(await only()).toMatchObject({ doneAt: null, lastError: 'Error: attempt 2 failed' })
    expect((await only())['deadAt']).not.toBeNull()
  })

  it('with a payload that does not fit go to the dead letters at once', async () => {
    await add({ kind: 'note', payload: { number: 'five' } })
    await workerFor(note).runAll()
    expect(await only()).toMatchObject({ attempts: 1, lastError: 'the payload does not fit its schema' })
    expect(ran).toEqual([])
  })

  it('pass to another worker when the lease runs out, and the first can no longer speak for them', async () => {
    await add({ kind: 'note', payload: { number: 1 } })
    const queue = leases(db, clock)
    const [slept] = await queue.claim(['note'], 1)
    expect(await queue.claim(['note'], 1)).toEqual([])
    clock.advance(LEASE_MS + 1)
    const [taken] = await queue.claim(['note'], 1)
    if (!slept || !taken) throw new Error('the job was not handed out twice')
    expect(taken).toMatchObject({ id: slept.id, attempts: 2 })
    expect(await queue.renew(slept)).toBe(false)
    expect((await queue.finish(slept, undefined, [])).isHeld).toBe(false)
    expect(await queue.fail(slept, 'late', clock.now())).toBe(false)
    expect(await queue.giveUp(slept, 'late', undefined)).toBe(false)
    expect((await queue.finish(taken, undefined, [])).isHeld).toBe(true)
  })

  it('keep their lease while it is renewed', async () => {
    await add({ kind: 'note', payload: { number: 1 } })
    const queue = leases(db, clock)
    const [lease] = await queue.claim(['note'], 1)
    if (!lease) throw new Error('the job was not handed out')
    clock.advance(LEASE_MS - 1)
    expect(await queue.renew(lease)).toBe(true)
    clock.advance(LEASE_MS - 1)
    expect(await queue.claim(['note'], 1)).toEqual([])
  })

  it('that kill every worker end among the dead letters', async () => {
    await add({ kind: 'note', payload: { number: 1 } })
    const queue = leases(db, clock)
    for (let attempt = 0; attempt < 3; attempt++) {
      await queue.claim(['note'], 1)
      clock.advance(LEASE_MS + 1)
    }
    await workerFor(note).runAll()
    expect(ran).toEqual([])
    expect(await only()).toMatchObject({ lastError: 'the worker died on every attempt' })
  })

  it('are shared out, 300 of them over three workers, each run once', async () => {
    const workers = [workerFor(note), workerFor(note), workerFor(note)]
    await Promise.all(workers.map((worker) => worker.start()))
    await inSystem(async (tx) => {
      for (let number = 0; number < 300; number++) await enqueue(tx, { kind: 'note', payload: { number } })
    })
    await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(300), { timeout: 15_000, interval: 50 })
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, number) => number))
  })

  it('that need nobody else go on while a system outside is silent', async () => {
    let answer = (): void => undefined
    const silence = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    const mail = defineJob({
      kind: 'mail',
      payload: z.object({}),
      maxAttempts: 1,
      waitsForOthers: true,
      handler: () => silence,
    })
    const worker = workerFor(mail, note)
    await inSystem(async (tx) => {
      for (let number = 0; number < 8; number++) await enqueue(tx, { kind: 'mail', payload: {} })
      for (let number = 0; number < 3; number++) await enqueue(tx, { kind: 'note', payload: { number } })
    })
    await worker.start()
    await vi.waitFor(() => expect(ran).toEqual([0, 1, 2]), { timeout: 5_000, interval: 20 })
    answer()
    await vi.waitFor(
      async () =>
        expect(await inSystem((tx) => tx.query(sql`select * from jobs where done_at is null`))).toEqual([]),
      { timeout: 5_000, interval: 20 },
    )
    await worker.stop()
  })

  it('are run when they are due, not only at the next look', async () => {
    const worker = createWorker({ db, clock: systemClock, log: quietLog, jobs: [note] })
    await worker.start()
    await add({ kind: 'note', payload: { number: 7 }, runAt: new Date(Date.now() + 400) })
    await vi.waitFor(() => expect(ran).toEqual([7]), { timeout: 3_000, interval: 20 })
    await worker.stop()
  })

  it('that become due while a look is under way are found by the next one', async () => {
    const slowToLook: typeof db = {
      ...db,
      change: async (...asked) => {
        const answer = await db.change(...asked)
        clock.advance(500)
        return answer as never
      },
    }
    await add({ kind: 'note', payload: { number: 8 }, runAt: new Date(clock.now().getTime() + 400) })
    const worker = createWorker({ db: slowToLook, clock, log: quietLog, jobs: [note] })
    await worker.start()
    await vi.waitFor(() => expect(ran).toEqual([8]), { timeout: 3_000, interval: 20 })
    await worker.stop()
  })

  it('under way are waited for when the worker stops', async () => {
    let finish = (): void => undefined
    let started = (): void => undefined
    const begun = new Promise<void>((resolve) => {
      started = resolve
    })
    const slow = defineJob({
      kind: 'slow',
      payload: z.object({}),
      maxAttempts: 1,
      handler: () =>
        new Promise<undefined>((resolve) => {
          finish = () => resolve(undefined)
          started()
        }),
    })
    const worker = workerFor(slow)
    await worker.start()
    await add({ kind: 'slow', payload: {} }) // the notification wakes the worker
    await begun
    const stopped = worker.stop()
    finish()
    await stopped
    expect(await only()).toMatchObject({ doneAt: clock.now().toISOString() })
  })

  it('that recur are added once per period, however many processes look', async () => {
    const entries = [{ kind: 'note', payload: { number: 1 }, every: HOUR }]
    const schedules = [1, 2].map(() => createSchedule({ db, clock, log: quietLog, entries }))
    const look = async (): Promise<number> => {
      const counts = await Promise.all(schedules.map((schedule) => schedule.enqueueDue()))
      return counts.reduce((sum, count) => sum + count)
    }
    expect(await look()).toBe(1)
    expect(await look()).toBe(0)
    clock.advance(HOUR)
    expect(await look()).toBe(1)
  })

  it('are purged once they ended long enough ago', async () => {
    await add({ kind: 'note', payload: { number: 1 } })
    await workerFor(note).runAll()
    await add({ kind: 'note', payload: { number: 2 } })
    expect(await inSystem((tx) => purgeJobs(tx, clock.now()))).toBe(0)
    clock.advance(1)
    expect(await inSystem((tx) => purgeJobs(tx, clock.now()))).toBe(1)
  })
})
