import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, databaseKinds, type Story } from '@vastus/server/testing'
import { runHistories } from './support/histories-run.ts'
import { HISTORY_FAULTS, plantLifeFault } from './support/life-faults.ts'
import { type Faults, faultyDatabase } from './support/planted-faults.ts'

const HISTORIES = Number(process.env['MODEL_HISTORIES'] ?? 30)
const SEED = Number(process.env['MODEL_SEED'] ?? 2026)
const isPostgresHere = databaseKinds().includes('postgres')

describe.runIf(isPostgresHere)('two of the staff and the patient at one e-contact at once', () => {
  const faults: Faults = {}
  let story: Story
  beforeAll(async () => {
    story = await createStory('postgres', { wrapDatabase: (database) => faultyDatabase(database, faults) })
  })
  afterAll(() => story?.close())

  it(`ends as some serial order would, ${HISTORIES} times (seed ${SEED})`, { timeout: 300_000 }, async () => {
    const figures = await runHistories(story, HISTORIES, SEED)
    process.stdout.write(
      `${JSON.stringify({ proof: 'T3 concurrent', seed: SEED, histories: HISTORIES, ...figures })}\n`,
    )
    expect(figures.acknowledged).toBeGreaterThan(HISTORIES)
    expect(figures.refused + figures.outdated).toBeGreaterThan(HISTORIES)
  })

  it.each(Object.entries(HISTORY_FAULTS))('finds a planted fault: %s', async (_name, fault) => {
    const missed = await plantLifeFault({ story, faults }, fault, () => runHistories(story, HISTORIES, SEED))
    expect(missed).toBeNull()
  })
})
