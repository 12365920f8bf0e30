import { describe, expect, inject, it } from 'vitest'
import { databaseKinds, quickestDatabase } from '@vastus/server/testing'
import { readMigrations } from '../apps/server/src/db/migrate.ts'
import { runMigrationKills } from './support/migration-kills.ts'
import { type Kind } from './support/new-database.ts'
import { runRestore } from './support/restore-run.ts'

const SEED = Number(process.env['RESTORE_SEED'] ?? 2026)
/** Each database is once the one that is backed up, once the one that is restored into. */
const MOVES: [Kind, Kind][] = databaseKinds().includes('postgres')
  ? [
      ['pglite', 'postgres'],
      ['postgres', 'pglite'],
    ]
  : [['pglite', 'pglite']]

describe('a backup made under load', () => {
  const cluster = inject('postgres') ?? undefined

  it.each(MOVES)(
    'of %s is restored into %s: equal, whole, and damage found',
    { timeout: 240_000 },
    async (from, to) => {
      // The demonstration data are made once; restored into the embedded database, they are backed up from there too.
      const hasDemoData = from === MOVES.at(-1)?.[0]
      const figures = await runRestore({
        from,
        to,
        eContacts: 50,
        hasDemoData,
        flips: 12,
        seed: SEED,
        cluster,
      })
      process.stdout.write(`${JSON.stringify({ proof: 'T11 restore', seed: SEED, ...figures })}\n`)
      expect(figures).toMatchObject({ unequal: [], lost: [], wronged: [], badAuditRow: null, flipsMissed: 0 })
      expect(figures.acknowledged).toBeGreaterThan(figures.before)
      expect(figures.files).toBeGreaterThan(0)
    },
  )

  // Both databases are killed in the long form, long/restore.ts.
  it.each([quickestDatabase()])(
    'migrating %s from an older version survives kills',
    { timeout: 240_000 },
    async (kind) => {
      const versions = [SEED % (readMigrations().length - 1)]
      const figures = await runMigrationKills({ kind, killsEach: 1, versions, seed: SEED, cluster })
      process.stdout.write(`${JSON.stringify({ proof: 'T11 migrations', seed: SEED, ...figures })}\n`)
      expect(figures.wrong).toEqual([])
      expect(figures.kills).toBeGreaterThan(0)
    },
  )
})
