// npm run prove -- two-users-one-inbox --long [--runs N] [--seed N]: the long form of two-users-one-inbox.test.ts, with every planted fault.
import { parseArgs } from 'node:util'
import { ALL_INBOX_FAULTS, plantInboxFault } from '../support/inbox-faults.ts'
import { openOffice } from '../support/inbox-office.ts'
import { runInbox } from '../support/inbox-run.ts'
import { withProofDatabases } from '../support/proof-databases.ts'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const runs = Number(values.runs ?? 200)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const RUNS_FOR_A_FAULT = 30

await withProofDatabases(async () => {
  const office = await openOffice()
  const figures = { proof: 'two users, one inbox', seed, runs, faults: ALL_INBOX_FAULTS.length }
  try {
    const found = await runInbox(office, runs, seed)
    const missed = []
    for (const name of ALL_INBOX_FAULTS) {
      const miss = await plantInboxFault(office, name, { runs: RUNS_FOR_A_FAULT, seed })
      if (miss) missed.push(miss)
    }
    process.stdout.write(`${JSON.stringify({ ...figures, ...found, lost: 0, missed })}\n`)
    if (missed.length > 0) process.exitCode = 1
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? `${error.stack}\n${String(error.cause)}` : String(error)}\n`,
    )
    process.stdout.write(`${JSON.stringify({ ...figures, lost: 1 })}\n`)
    process.exitCode = 1
  } finally {
    await office.close()
  }
})
