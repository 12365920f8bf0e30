import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '@vastus/server/testing'
import { plantInboxFault, SHORT_INBOX_FAULTS } from './support/inbox-faults.ts'
import { type Office, openOffice } from './support/inbox-office.ts'
import { runInbox } from './support/inbox-run.ts'
import { SEED } from './support/seed.ts'

const RUNS = 6
/** A fault may show in a later one. */
const RUNS_WITH_FAULT = 10
const isPostgresHere = databaseKinds().includes('postgres')

describe.runIf(isPostgresHere)('several people at one inbox', () => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice()
  })
  afterAll(() => office?.close())

  it(`lose no note, file, reply or status in ${RUNS} random runs (seed ${SEED})`, {
    timeout: 300_000,
  }, async () => {
    const figures = await runInbox(office, RUNS, SEED)
    process.stdout.write(
      `${JSON.stringify({ proof: 'two users, one inbox', seed: SEED, runs: RUNS, ...figures })}\n`,
    )
    expect(figures.acknowledged).toBeGreaterThan(RUNS * 5)
    expect(figures.held).toBeGreaterThan(RUNS / 2)
  })

  it.each(SHORT_INBOX_FAULTS)('a planted fault is found: %s', { timeout: 300_000 }, async (name) => {
    expect(await plantInboxFault(office, name, { runs: RUNS_WITH_FAULT, seed: SEED })).toBeNull()
  })
})
