// npm run prove -- overload --long [--seconds N] [--sockets N]: the long form of overload.test.ts. Nothing in it is random.
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '@vastus/server/testing'
import { runOverload } from '../support/overload-run.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, sockets: { type: 'string' }, seed: { type: 'string' } },
})
const seconds = Number(values.seconds ?? 600)
const slowSockets = Number(values.sockets ?? 500)
const LEAST_GOODPUT = 0.8

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('this needs the programs of PostgreSQL')
try {
  const figures = await runOverload({ cluster, milliseconds: seconds * 1000, slowSockets, uploads: 20 })
  process.stdout.write(`${JSON.stringify({ proof: 'T7 overload', seconds, ...figures })}\n`)
  const { goodPerSecond, grewMb, healthFailed, normalAfterMs, others, peakPerSecond } = figures
  const isMissed =
    others > 0 ||
    healthFailed > 0 ||
    grewMb >= 128 ||
    normalAfterMs >= 10_000 ||
    goodPerSecond < peakPerSecond * LEAST_GOODPUT
  if (isMissed) process.exitCode = 1
} finally {
  cluster.stop()
}
