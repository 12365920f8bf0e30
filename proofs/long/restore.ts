// npm run prove -- restore --long [--e-contacts N] [--flips N] [--kills N] [--seed N] [--within SECONDS]: the long form of
// restore.test.ts. Backs up under load, restores on both databases and crosswise, flips bits; then migrates from every
// older version, killed on the way N times each. Ends with one line of JSON.
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '@vastus/server/testing'
import { runMigrationKills } from '../support/migration-kills.ts'
import { type RestoreFigures, runRestore } from '../support/restore-run.ts'

const { values } = parseArgs({
  options: {
    'e-contacts': { type: 'string', default: '100000' },
    flips: { type: 'string', default: '25' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    within: { type: 'string', default: '300' },
  },
})
const number = (name: keyof typeof values) => {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is no number`)
  return value
}
const [eContacts, flips, killsEach, seed] = [
  number('e-contacts'),
  number('flips'),
  number('kills'),
  number('seed'),
]

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('this needs PostgreSQL')
const moves: RestoreFigures[] = []
const migrations: Awaited<ReturnType<typeof runMigrationKills>>[] = []
try {
  for (const [from, to] of [
    ['postgres', 'postgres'],
    ['pglite', 'postgres'],
    ['postgres', 'pglite'],
    ['pglite', 'pglite'],
  ] as const) {
    moves.push(await runRestore({ from, to, eContacts, hasDemoData: true, flips, seed, cluster }))
    process.stdout.write(`${JSON.stringify({ proof: 'T11 restore', seed, ...moves.at(-1) })}\n`)
  }
  for (const kind of ['pglite', 'postgres'] as const) {
    migrations.push(await runMigrationKills({ kind, killsEach, versions: 'all', seed, cluster }))
    process.stdout.write(`${JSON.stringify({ proof: 'T11 migrations', seed, ...migrations.at(-1) })}\n`)
  }
} finally {
  cluster.stop()
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
const result = {
  proof: 'T11 restore',
  seed,
  eContacts,
  slowestRestoreSeconds: Math.max(...moves.map(({ restoreMs }) => restoreMs)) / 1000,
  unequal: sum(moves.map(({ unequal }) => unequal.length)),
  lost: sum(moves.map(({ lost, wronged }) => lost.length + wronged.length)),
  badAuditRows: moves.filter(({ badAuditRow }) => badAuditRow !== null).length,
  flips: sum(moves.map((move) => move.flips)),
  flipsMissed: sum(moves.map(({ flipsMissed }) => flipsMissed)),
  migrationKills: sum(migrations.map(({ kills }) => kills)),
  migrationsWrong: sum(migrations.map(({ wrong }) => wrong.length)),
}
process.stdout.write(`${JSON.stringify(result)}\n`)
const broken =
  result.unequal + result.lost + result.badAuditRows + result.flipsMissed + result.migrationsWrong
if (broken > 0 || result.slowestRestoreSeconds > number('within')) process.exitCode = 1
