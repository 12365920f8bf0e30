import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations } from '../db/migrate.ts'
import { databaseKinds } from '../testing/databases.ts'
import { type Cluster, startPostgresCluster } from '../testing/postgres-cluster.ts'
import { runMigrationKills } from './testing/migration-kills.ts'
import { type Kind } from './testing/new-database.ts'
import { runRestore } from './testing/restore-run.ts'

const SEED = Number(process.env['RESTORE_SEED'] ?? 2026)
/** Each database is once the one that is backed up, once the one that is restored into. */
const MOVES: [Kind, Kind][] = databaseKinds().includes('postgres')
  ? [
      ['pglite', 'postgres'],
      ['postgres', 'pglite'],
    ]
  : [['pglite', 'pglite']]

describe('a backup made under load', () => {
  let cluster: Cluster | undefined
  beforeAll(async () => {
    if (databaseKinds().includes('postgres')) cluster = await startPostgresCluster()
  })
  afterAll(() => cluster?.stop())

  it.each(MOVES)(
    'of %s is restored into %s: equal, whole, and damage found',
    { timeout: 240_000 },
    async (from, to) => {
      const figures = await runRestore({ from, to, eContacts: 50, flips: 12, seed: SEED, cluster })
      process.stdout.write(`${JSON.stringify({ proof: 'T11 restore', seed: SEED, ...figures })}\n`)
      expect(figures).toMatchObject({ unequal: [], lost: [], wronged: [], badAuditRow: null, flipsMissed: 0 })
      expect(figures.acknowledged).toBeGreaterThan(figures.before)
      expect(figures.files).toBeGreaterThan(0)
    },
  )

  it.each(databaseKinds())(
    'migrating %s from an older version survives kills',
    { timeout: 240_000 },
    async (kind) => {
      const versions = [SEED % (readMigrations().length - 1)]
      const figures = await runMigrationKills({ kind, killsEach: 2, versions, seed: SEED, cluster })
      process.stdout.write(`${JSON.stringify({ proof: 'T11 migrations', seed: SEED, ...figures })}\n`)
      expect(figures.wrong).toEqual([])
      expect(figures.kills).toBeGreaterThan(0)
    },
  )
})
