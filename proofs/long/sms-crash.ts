// npm run prove -- sms-crash --long [--on pglite] [--kills N] [--recipients N] [--seed N]: the long form of sms-crash.test.ts, on
// PostgreSQL unless told otherwise. Ends with one line of JSON.
import { parseArgs } from 'node:util'
import { postgresTemplate, startPostgresCluster } from '@vastus/server/testing'
import { bundleServer } from '@vastus/server/testing/bundle-server'
import { runSmsCrashes } from '../support/sms-crash-run.ts'

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'postgres' },
    kills: { type: 'string', default: '500' },
    recipients: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
/** A sending of 5,000 is over after about so many kills; then the next one begins. */
const KILLS_OF_A_SENDING = 10
const [kills, recipients, seed] = [values.kills, values.recipients, values.seed].map(Number)
const { on } = values
if (!kills || !recipients || seed === undefined || (on !== 'pglite' && on !== 'postgres'))
  throw new Error('numbers are wanted, and pglite or postgres')

const cluster = on === 'postgres' ? ((await startPostgresCluster()) ?? null) : null
if (on === 'postgres' && !cluster)
  throw new Error('this needs the programs of PostgreSQL, or TEST_DATABASE_URL')
const WRONG = ['doubled', 'lost', 'orphans', 'wrongTotals'] as const
const result = {
  proof: 'T4 SMS',
  on,
  seed,
  kills: 0,
  recipients: 0,
  sent: 0,
  unknown: 0,
  billedCents: 0,
  doubled: 0,
  lost: 0,
  orphans: 0,
  wrongTotals: 0,
}
const removeServer = await bundleServer()
try {
  const copied = cluster && (await postgresTemplate(cluster.url))
  for (let run = 0; result.kills < kills; run++) {
    const figures = await runSmsCrashes({
      on,
      cluster: cluster && { url: cluster.url, ...(copied ? { template: copied.template } : {}) },
      recipients,
      kills: Math.min(KILLS_OF_A_SENDING, kills - result.kills),
      seed: seed + run,
    })
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    for (const sum of ['kills', 'recipients', 'billedCents'] as const) result[sum] += figures[sum]
    result.sent += figures.states['SENT'] ?? 0
    result.unknown += figures.states['UNKNOWN'] ?? 0
    for (const kind of WRONG) result[kind] += figures[kind].length
  }
  await copied?.drop()
} finally {
  cluster?.stop()
  removeServer()
}
process.stdout.write(`${JSON.stringify(result)}\n`)
if (WRONG.some((kind) => result[kind] > 0)) process.exitCode = 1
