// @proves R4-016 R4-018 R4-020 R4-021 R4-022 R4-025 R4-029 R4-033 R4-035 R4-036 R4-038 R4-042
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, quickestDatabase, type Story } from '@vastus/server/testing'
import { MODEL_ACTIONS } from './support/life-cycle-model.ts'
import { MODEL_FAULTS, plantLifeFault } from './support/life-faults.ts'
import { createModelRun, type ModelRun, STATES } from './support/model-run.ts'
import { type Faults, faultyDatabase } from './support/planted-faults.ts'

const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 30)
const SEED = Number(process.env['MODEL_SEED'] ?? 2026)

// The rules are those of the code above both databases; the long form walks on both.
describe.each([quickestDatabase()])('the life cycle on %s beside a model of it', (kind) => {
  let story: Story
  const faults: Faults = {}
  let run: ModelRun
  beforeAll(async () => {
    story = await createStory(kind, { wrapDatabase: (database) => faultyDatabase(database, faults) })
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
      `${JSON.stringify({ proof: 'T3 model', kind, seed: SEED, calls: run.calls(), pairs: run.visited.size })}\n`,
    )
  })

  it.each(Object.entries(MODEL_FAULTS))('finds a planted fault: %s', async (_name, fault) => {
    const { everyPair, sequences } = createModelRun(story)
    const prove = async () => {
      await everyPair()
      await sequences(SEQUENCES, SEED)
    }
    const missed = await plantLifeFault({ story, faults }, fault, prove)
    expect(missed).toBeNull()
  })
})
