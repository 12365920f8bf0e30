// npm run prove -- fuzz --long [--inputs N] [--seed N]: the long form of fuzz.test.ts, half of the inputs on each database.
import { parseArgs } from 'node:util'
import { ALL_BUGS, plantBugs } from '../support/fuzz-bugs.ts'
import { OPERATIONS } from '../support/fuzz-calls.ts'
import { createFuzz } from '../support/fuzz-run.ts'
import { withProofDatabases } from '../support/proof-databases.ts'

const { values } = parseArgs({ options: { inputs: { type: 'string' }, seed: { type: 'string' } } })
const inputs = Number(values.inputs ?? 1_000_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const figures: Record<string, unknown> = { proof: 'T2 fuzz', seed, operations: OPERATIONS.length }

/** As in the short form: some bugs show only in answers that few inputs get. */
const PER_BUG = 1_500

await withProofDatabases(async (kinds) => {
  const each = Math.ceil(inputs / kinds.length / OPERATIONS.length)
  for (const kind of kinds) {
    const fuzz = await createFuzz(kind)
    const started = Date.now()
    const problems: string[] = []
    for (const operation of OPERATIONS) problems.push(...(await fuzz.tryOperation(operation, each, seed)))
    const found = structuredClone(fuzz.figures())
    const seconds = (Date.now() - started) / 1000
    const broken = await fuzz.brokenRows()
    const missed = await plantBugs(fuzz, ALL_BUGS, PER_BUG, seed)
    await fuzz.close()
    for (const line of [...problems, ...missed]) process.stderr.write(`${kind}: ${line}\n`)
    figures[kind] = {
      ...found,
      perSecond: Math.round(found.inputs / seconds),
      problems: problems.length,
      brokenRows: broken,
      bugs: ALL_BUGS.length,
      bugsFound: ALL_BUGS.length - missed.length,
    }
    if (problems.length + missed.length + broken > 0) process.exitCode = 1
  }
})
process.stdout.write(`${JSON.stringify(figures)}\n`)
