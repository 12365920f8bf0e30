// npm run prove -- files --long [--mutations N] [--seed N]: the long form of files.test.ts.
import { parseArgs } from 'node:util'
import { runFiles, runHeavyPictures } from '../support/files-run.ts'
import { createFilesWorld } from '../support/files-world.ts'
import { runMutations } from '../support/mutated-files.ts'
import { ownDatabase } from '../support/own-database.ts'

const { values } = parseArgs({ options: { mutations: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const world = await createFilesWorld('pglite', await ownDatabase())
try {
  const corpus = await runFiles(world)
  const child = await runHeavyPictures(world)
  const mutated = await runMutations(world, seed, Number(values.mutations ?? 20_000))
  process.stdout.write(`${JSON.stringify({ proof: 'T9 files', seed, corpus, child, mutated })}\n`)
  if (corpus.wrong.length + child.over.length + mutated.wrong.length + mutated.crashes.length > 0)
    process.exitCode = 1
} finally {
  await world.close()
}
