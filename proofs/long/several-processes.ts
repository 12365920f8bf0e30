// npm run prove -- several-processes --long [--sends N] [--seed N]: the long form of several-processes.test.ts.
import { parseArgs } from 'node:util'
import { findNginx, startPostgresCluster } from '@vastus/server/testing'
import { runRollingRestart } from '../support/rolling-restart-run.ts'

const { values } = parseArgs({ options: { sends: { type: 'string' }, seed: { type: 'string' } } })
const sends = Number(values.sends ?? 200)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

const nginx = findNginx()
const cluster = await startPostgresCluster()
if (!nginx || !cluster) throw new Error('this needs nginx and the programs of PostgreSQL')
try {
  const figures = await runRollingRestart(nginx, { sends, seed, cluster })
  process.stdout.write(`${JSON.stringify({ proof: 'rolling restart', seed, ...figures })}\n`)
  const { lost, doubled, orphans, undelivered } = figures
  if (lost.length + doubled.length + orphans.length + undelivered.length > 0) process.exitCode = 1
} finally {
  cluster.stop()
}
