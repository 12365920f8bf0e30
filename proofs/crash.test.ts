import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Cluster,
  type DatabaseKind,
  databaseKinds,
  postgresTemplate,
  startPostgresCluster,
} from '@vastus/server/testing'
import { CRASH_FAULTS, CRASH_POINTS, type CrashFault, type CrashPoint } from './support/crash-points.ts'
import { type Kill, runCrashes } from './support/crash-run.ts'

const SEED = Number(process.env['CRASH_SEED'] ?? 2026)
/** A moment of a request; the other points are passed on PostgreSQL, where a start is quicker. */
const POINTS_ON_PGLITE: readonly CrashPoint[] = ['row written, not committed']
/** Every point once, and every other thing that dies. More kills are for the long form, long/crash.ts. */
const KILLS: Record<DatabaseKind, readonly Kill[]> = {
  pglite: [...POINTS_ON_PGLITE, 'server', 'embedded worker'],
  postgres: [...CRASH_POINTS.filter((point) => !POINTS_ON_PGLITE.includes(point)), 'server', 'postgres'],
}
/**
 * They show without a kill: every call is repeated with its key anyway. Forgotten keys and forgotten notices show in
 * figures that the other one leaves alone, so that they are planted together.
 */
const PLANTED: CrashFault[][] = [
  ['keys are forgotten', 'notices are forgotten'],
  ['commits are undone'],
  ['bytes are dropped'],
]

describe('killed under load', () => {
  const hasPostgres = databaseKinds().includes('postgres')
  let cluster: (Cluster & { template: string }) | undefined
  beforeAll(async () => {
    // One of its own: the others' PostgreSQL must not die.
    const own = hasPostgres && !process.env['TEST_DATABASE_URL'] ? await startPostgresCluster() : undefined
    if (own) cluster = { ...own, template: (await postgresTemplate(own.url)).template }
  })
  afterAll(() => cluster?.stop())

  it.each(databaseKinds())('on %s, nothing is lost or doubled', { timeout: 300_000 }, async (on) => {
    if (on === 'postgres' && !cluster) return
    const figures = await runCrashes({ on, kills: KILLS[on], seed: SEED, cluster })
    process.stdout.write(`${JSON.stringify({ proof: 'T4 crash', seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ lost: [], doubled: [], orphans: [], undelivered: [] })
    expect(figures.acknowledged).toBeGreaterThan(KILLS[on].length)
  })

  it('plants each fault', () => {
    expect(PLANTED.flat().toSorted()).toEqual(Object.keys(CRASH_FAULTS).toSorted())
  })

  it.each(PLANTED.map((faults) => [faults]))(
    'planted faults are found: %s',
    { timeout: 300_000 },
    async (faults) => {
      const on = cluster ? 'postgres' : 'pglite'
      const figures = await runCrashes({ on, kills: [], seed: SEED, cluster, faults })
      for (const fault of faults) expect(figures[CRASH_FAULTS[fault]], fault).not.toEqual([])
    },
  )
})
