// npm run prove -- auth --long [--rounds N] [--pairs N] [--seed N]: the long form of auth.test.ts.
import { parseArgs } from 'node:util'
import { PasswordHasher } from '../../apps/server/src/adapters/password-hash.ts'
import { runAuth } from '../support/auth-run.ts'
import { isUsable, timeAnswers } from '../support/auth-timing.ts'
import { createAuthWorld } from '../support/auth-world.ts'
import { ownDatabase } from '../support/own-database.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, pairs: { type: 'string' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const attacked = await createAuthWorld('pglite', seed, { database: await ownDatabase() })
// Time is compared with the product's own passwords; the attacks need none of their cost.
const timed = await createAuthWorld('pglite', seed, {
  database: await ownDatabase(),
  passwords: Object.assign(new PasswordHasher(), { calls: 0 }),
})
try {
  const figures = await runAuth(attacked, { rounds: Number(values.rounds ?? 30) })
  const timings = await timeAnswers(timed, Number(values.pairs ?? 500))
  const tellingByTime = timings.filter(isUsable).map(({ question }) => question)
  process.stdout.write(`${JSON.stringify({ proof: 'T8 auth', seed, ...figures, timings, tellingByTime })}\n`)
  const { missed, successes, telling } = figures
  if (missed.length + successes.length + telling.length + tellingByTime.length > 0) process.exitCode = 1
} finally {
  await attacked.close()
  await timed.close()
}
