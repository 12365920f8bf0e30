// npm run prove -- faults --long [--seconds N] [--seed N]: the long form of faults.test.ts; so long several fail at once.
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '@vastus/server/testing'
import { HELPERS } from '../support/faults.ts'
import { runFaults } from '../support/faults-run.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } })
const seconds = Number(values.seconds ?? 600)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('this needs the programs of PostgreSQL')
try {
  const figures = await runFaults({ helpers: HELPERS, cluster, seed, mixedMs: seconds * 1000 })
  process.stdout.write(`${JSON.stringify({ proof: 'T5 faults', seed, seconds, ...figures })}\n`)
  if (figures.missed.length > 0) process.exitCode = 1
} finally {
  cluster.stop()
}
