import { expect, inject, test } from 'vitest'
import { SEED } from './support/seed.ts'
import { runSmsCrashes } from './support/sms-crash-run.ts'

const postgres = inject('postgres')

test.skipIf(!postgres)(
  'two processes that are killed while they send give no number twice and lose none',
  { timeout: 300_000 },
  async () => {
    const figures = await runSmsCrashes({
      cluster: postgres ?? { url: '' },
      recipients: 200,
      kills: 2,
      seed: SEED,
    })
    process.stdout.write(`${JSON.stringify({ proof: 'T4 SMS', seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ doubled: [], lost: [], orphans: [] })
    expect(Object.values(figures.states).reduce((sum, count) => sum + count, 0)).toBe(200)
    // At most one for each place of a killed process.
    expect(figures.states['UNKNOWN'] ?? 0).toBeLessThan(60)
    expect(figures.states['SENT']).toBeGreaterThan(120)
  },
)

test.skipIf(!postgres)(
  'a planted fault is found: what was leaving is sent again',
  { timeout: 300_000 },
  async () => {
    const figures = await runSmsCrashes({
      cluster: postgres ?? { url: '' },
      recipients: 400,
      kills: 2,
      seed: SEED,
      fault: 'RESENT',
    })
    expect(figures.doubled).not.toEqual([])
  },
)
