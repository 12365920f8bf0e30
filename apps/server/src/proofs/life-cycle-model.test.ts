import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, type Story } from '../features/e-contacts/testing/story.ts'
import { MODEL_ACTIONS } from './testing/life-cycle-model.ts'
import { createModelRun, type ModelRun, STATES } from './testing/model-run.ts'

const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 300)
const SEED = Number(process.env['MODEL_SEED'] ?? 2026)

describe('the life cycle beside a model of it', () => {
  let story: Story
  let run: ModelRun
  beforeAll(async () => {
    story = await createStory('pglite')
    run = createModelRun(story)
  })
  afterAll(() => story?.close())

  it(`agrees on ${SEQUENCES} random sequences (seed ${SEED})`, { timeout: SEQUENCES * 4_000 }, () =>
    run.sequences(SEQUENCES, SEED),
  )

  it('agrees on every action in every state', { timeout: 300_000 }, async () => {
    expect((await run.everyPair()).toSorted()).toEqual(STATES.toSorted())
    const pairs = STATES.flatMap((state) => MODEL_ACTIONS.map((action) => `${state} × ${action}`))
    expect(pairs.filter((pair) => !run.visited.has(pair))).toEqual([])
    process.stdout.write(
      `${JSON.stringify({ proof: 'T3 model', seed: SEED, sequences: SEQUENCES, calls: run.calls(), pairs: run.visited.size })}\n`,
    )
  })
})
