// npm run check:crash -- [--kills N] [--seed N]: the long form of crash.test.ts, on each target in turn.
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '../../testing/postgres-cluster.ts'
import { runCrashes } from './crash-run.ts'

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } })
const kills = Number(values.kills ?? 25)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

const cluster = await startPostgresCluster()
if (!cluster?.crash) throw new Error('this needs the programs of PostgreSQL, and no TEST_DATABASE_URL')
try {
  for (const target of ['server on pglite', 'server on postgres', 'postgres'] as const) {
    const figures = await runCrashes(target, { kills, seed, cluster })
    process.stdout.write(`${JSON.stringify({ proof: 'T4 crash', seed, ...figures })}\n`)
    const { lost, doubled, orphans, undelivered } = figures
    if (lost.length + doubled.length + orphans.length + undelivered.length > 0) process.exitCode = 1
  }
} finally {
  cluster.stop()
}
