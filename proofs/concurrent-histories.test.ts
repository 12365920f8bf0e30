import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, databaseKinds, type Story } from '@vastus/server/testing'
import { runHistories } from './support/histories-run.ts'

const HISTORIES = Number(process.env['MODEL_HISTORIES'] ?? 60)
const SEED = Number(process.env['MODEL_SEED'] ?? 2026)
const isPostgresHere = databaseKinds().includes('postgres')

describe.runIf(isPostgresHere)('two of the staff and the patient at one e-contact at once', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory('postgres')
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
})
