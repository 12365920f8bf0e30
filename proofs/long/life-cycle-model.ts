// npm run prove -- life-cycle-model --long [--sequences N] [--histories N] [--seed N]: the long form of the life cycle's two proofs.
import { parseArgs } from 'node:util'
import { createStory } from '@vastus/server/testing'
import { runHistories } from '../support/histories-run.ts'
import { MODEL_ACTIONS } from '../support/life-cycle-model.ts'
import { createModelRun, STATES } from '../support/model-run.ts'
import { withProofDatabases } from '../support/proof-databases.ts'

const { values } = parseArgs({
  options: { sequences: { type: 'string' }, histories: { type: 'string' }, seed: { type: 'string' } },
})
const sequences = Number(values.sequences ?? 100_000)
const histories = Number(values.histories ?? 10_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
/** A new database after so many, so that the time of one does not grow with those before. */
const PER_DATABASE = 2_000

await withProofDatabases(async (kinds) => {
  const figures = {
    proof: 'T3 model',
    seed,
    sequences,
    histories,
    calls: 0,
    pairs: 0,
    unvisited: [] as string[],
  }
  const visited = new Set<string>()
  try {
    for (const kind of kinds)
      for (let done = 0; done < sequences / kinds.length; done += PER_DATABASE) {
        const story = await createStory(kind)
        const run = createModelRun(story)
        await run.sequences(Math.min(PER_DATABASE, Math.ceil(sequences / kinds.length) - done), seed + done)
        if (done === 0) await run.everyPair()
        for (const pair of run.visited) visited.add(pair)
        figures.calls += run.calls()
        await story.close()
      }
    const pairs = STATES.flatMap((state) => MODEL_ACTIONS.map((action) => `${state} × ${action}`))
    figures.pairs = visited.size
    figures.unvisited = pairs.filter((pair) => !visited.has(pair))
    if (figures.unvisited.length > 0) process.exitCode = 1
    const totals = { acknowledged: 0, refused: 0, outdated: 0 }
    for (let done = 0; done < histories; done += PER_DATABASE) {
      const story = await createStory('postgres')
      const found = await runHistories(story, Math.min(PER_DATABASE, histories - done), seed + done)
      for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += found[key]
      await story.close()
    }
    process.stdout.write(`${JSON.stringify({ ...figures, ...totals, disagreements: 0 })}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.stdout.write(`${JSON.stringify({ ...figures, disagreements: 1 })}\n`)
    process.exitCode = 1
  }
})
