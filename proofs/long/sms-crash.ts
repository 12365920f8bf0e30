// npm run prove -- sms-crash --long [--kills N] [--recipients N] [--seed N]: the long form of sms-crash.test.ts. Ends with one line of JSON.
import { parseArgs } from 'node:util'
import { postgresTemplate, startPostgresCluster } from '@vastus/server/testing'
import { runSmsCrashes } from '../support/sms-crash-run.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    recipients: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
/** A sending of this size is over after about so many kills; then the next one begins. */
const KILLS_OF_A_SENDING = 10
const [kills, recipients, seed] = [values.kills, values.recipients, values.seed].map(Number)
if (!kills || !recipients || seed === undefined) throw new Error('numbers are wanted')

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('this needs the programs of PostgreSQL, or TEST_DATABASE_URL')
const result = { proof: 'T4 SMS', seed, kills: 0, recipients: 0, unknown: 0, doubled: 0, lost: 0, orphans: 0 }
try {
  const { template, drop } = await postgresTemplate(cluster.url)
  for (let run = 0; result.kills < kills; run++) {
    const figures = await runSmsCrashes({
      cluster: { url: cluster.url, template },
      recipients,
      kills: Math.min(KILLS_OF_A_SENDING, kills - result.kills),
      seed: seed + run,
    })
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    result.kills += figures.kills
    result.recipients += figures.recipients
    result.unknown += figures.states['UNKNOWN'] ?? 0
    for (const kind of ['doubled', 'lost', 'orphans'] as const) result[kind] += figures[kind].length
  }
  await drop()
} finally {
  cluster.stop()
}
process.stdout.write(`${JSON.stringify(result)}\n`)
if (result.doubled + result.lost + result.orphans > 0) process.exitCode = 1
