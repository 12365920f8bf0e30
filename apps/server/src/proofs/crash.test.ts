import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../testing/databases.ts'
import { type Cluster, startPostgresCluster } from '../testing/postgres-cluster.ts'
import { type CrashTarget, runCrashes } from './testing/crash-run.ts'

const KILLS = 4
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 2 ** 31)
const TARGETS: CrashTarget[] = databaseKinds().includes('postgres')
  ? ['server on pglite', 'server on postgres', 'postgres']
  : ['server on pglite']

describe('killed under load', () => {
  let cluster: Cluster | undefined
  beforeAll(async () => {
    // One of its own: the others' PostgreSQL must not die.
    if (TARGETS.length > 1 && !process.env['TEST_DATABASE_URL']) cluster = await startPostgresCluster()
  })
  afterAll(() => cluster?.stop())

  it.each(TARGETS)('%s loses and doubles nothing', { timeout: 120_000 }, async (target) => {
    if (target !== 'server on pglite' && !cluster) return
    const figures = await runCrashes(target, { kills: KILLS, seed: SEED, cluster })
    process.stdout.write(`${JSON.stringify({ proof: 'T4 crash', seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ lost: [], doubled: [], orphans: [], undelivered: [] })
    expect(figures.acknowledged).toBeGreaterThan(KILLS)
  })
})
