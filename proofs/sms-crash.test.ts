import { expect, inject, test } from 'vitest'
import { databaseKinds } from '@vastus/server/testing'
import { SEED } from './support/seed.ts'
import { runSmsCrashes } from './support/sms-crash-run.ts'

const run = { cluster: inject('postgres'), seed: SEED, kills: 2 }
/** Two processes on PostgreSQL, one on the embedded database. */
const kinds = databaseKinds()

test.each(kinds)(
  'processes that are killed while they send give no number twice and lose none, on %s',
  { timeout: 300_000 },
  async (on) => {
    const figures = await runSmsCrashes({ ...run, on, recipients: 200 })
    process.stdout.write(`${JSON.stringify({ proof: 'T4 SMS', on, seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ doubled: [], lost: [], orphans: [], wrongTotals: [] })
    // At most one for each place of a killed process.
    expect(figures.states['UNKNOWN'] ?? 0).toBeLessThan(60)
    expect(figures.states['SENT']).toBeGreaterThan(120)
  },
)

test.skipIf(!kinds.includes('postgres'))(
  'planted faults are found: what was leaving is sent again, or forgotten',
  { timeout: 300_000 },
  async () => {
    const figures = await runSmsCrashes({ ...run, on: 'postgres', recipients: 400, isRepairCareless: true })
    expect(figures.doubled).not.toEqual([])
    expect(figures.wrongTotals).toContain('recipients')
  },
)
