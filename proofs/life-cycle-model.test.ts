// @proves R4-016 R4-018 R4-020 R4-021 R4-022 R4-025 R4-029 R4-033 R4-035 R4-036 R4-038 R4-042
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, databaseKinds, type Story } from '@vastus/server/testing'
import { MODEL_ACTIONS } from './support/life-cycle-model.ts'
import { createModelRun, type ModelRun, STATES } from './support/model-run.ts'

const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 200)
const SEED = Number(process.env['MODEL_SEED'] ?? 2026)

describe.each(databaseKinds())('the life cycle on %s beside a model of it', (kind) => {
  let story: Story
  let run: ModelRun
  beforeAll(async () => {
    story = await createStory(kind)
    run = createModelRun(story)
  })
  afterAll(() => story?.close())

  // The rules are those of the code above both databases: long random walks on the quicker of the two.
  it.each(kind === databaseKinds().at(-1) ? [SEQUENCES] : [])(
    `agrees on %i random sequences (seed ${SEED})`,
    { timeout: SEQUENCES * 4_000 },
    (count) => run.sequences(count, SEED),
  )

  it('agrees on every action in every state', { timeout: 300_000 }, async () => {
    expect((await run.everyPair()).toSorted()).toEqual(STATES.toSorted())
    const pairs = STATES.flatMap((state) => MODEL_ACTIONS.map((action) => `${state} × ${action}`))
    expect(pairs.filter((pair) => !run.visited.has(pair))).toEqual([])
    process.stdout.write(
      `${JSON.stringify({ proof: 'T3 model', kind, seed: SEED, calls: run.calls(), pairs: run.visited.size })}\n`,
    )
  })
})
