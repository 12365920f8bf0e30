// npm run prove -- sockets --long [--gaps N] [--clients N] [--seed N]: the long form of sockets.test.ts, and a return of many.
import { parseArgs } from 'node:util'
import { findNginx, startPostgresCluster } from '@vastus/server/testing'
import { runReturn } from '../support/return-run.ts'
import { runGaps } from '../support/socket-run.ts'

const { values } = parseArgs({
  options: { gaps: { type: 'string' }, clients: { type: 'string' }, seed: { type: 'string' } },
})
const gaps = Number(values.gaps ?? 1_000)
const clients = Number(values.clients ?? 500)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const STALE_AFTER_MS = 5_000
const MAX_SHARE_PER_SECOND = 0.15

const cluster = await startPostgresCluster()
const nginx = findNginx()
if (!cluster || !nginx) throw new Error('this needs nginx and the programs of PostgreSQL')
try {
  const returned = await runReturn(nginx, { clients, cluster })
  process.stdout.write(`${JSON.stringify({ proof: 'T6 return', ...returned })}\n`)
  const figures = await runGaps({ gaps, seed, cluster, staleAfterMs: STALE_AFTER_MS })
  process.stdout.write(`${JSON.stringify({ proof: 'T6 socket', seed, ...figures })}\n`)
  if (figures.stale.length > 0 || returned.peakShare > MAX_SHARE_PER_SECOND || returned.missing > 0)
    process.exitCode = 1
} finally {
  cluster.stop()
}
