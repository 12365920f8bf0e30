import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, databaseKinds, postgresTemplate, startPostgresCluster } from '@vastus/server/testing'
import { CRASH_FAULTS, CRASH_POINTS, type CrashFault } from './support/crash-points.ts'
import { type CrashTarget, needsPostgres, runCrashes } from './support/crash-run.ts'

const SEED = Number(process.env['CRASH_SEED'] ?? 2026)
/** Every point once, and every target. More kills are for the long form, long/crash.ts. */
const KILLS: [CrashTarget, number][] = [
  ['server on pglite', 1],
  ['server on postgres', 1],
  ['points on pglite', 2],
  ['points on postgres', CRASH_POINTS.length],
  ['embedded worker', 2],
  ['postgres', 1],
]
const PLANTED: [CrashTarget, CrashFault][] = [
  ['server on pglite', 'keys are forgotten'],
  ['server on postgres', 'keys are forgotten'],
  ['server on postgres', 'commits are undone'],
  ['server on postgres', 'bytes are dropped'],
  ['server on postgres', 'notices are forgotten'],
]

describe('killed under load', () => {
  const hasPostgres = databaseKinds().includes('postgres')
  const isPossible = ([target]: readonly [CrashTarget, unknown]) => hasPostgres || !needsPostgres(target)
  let cluster: (Cluster & { template: string }) | undefined
  beforeAll(async () => {
    // One of its own: the others' PostgreSQL must not die.
    const own = hasPostgres && !process.env['TEST_DATABASE_URL'] ? await startPostgresCluster() : undefined
    if (own) cluster = { ...own, template: (await postgresTemplate(own.url)).template }
  })
  afterAll(() => cluster?.stop())

  it.each(KILLS.filter(isPossible))(
    '%s loses and doubles nothing',
    { timeout: 300_000 },
    async (target, kills) => {
      if (needsPostgres(target) && !cluster) return
      const figures = await runCrashes(target, { kills, seed: SEED, cluster })
      process.stdout.write(`${JSON.stringify({ proof: 'T4 crash', seed: SEED, ...figures })}\n`)
      expect(figures).toMatchObject({ lost: [], doubled: [], orphans: [], undelivered: [] })
      expect(figures.acknowledged).toBeGreaterThan(kills)
    },
  )

  it.each(PLANTED.filter(isPossible))(
    '%s: it is found when %s',
    { timeout: 300_000 },
    async (target, fault) => {
      if (needsPostgres(target) && !cluster) return
      const options = { kills: 1, seed: SEED, cluster, fault }
      const figures = await runCrashes(target, options)
      expect(figures[CRASH_FAULTS[fault]]).not.toEqual([])
    },
  )
})
