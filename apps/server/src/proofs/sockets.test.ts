import { expect, inject, test } from 'vitest'
import { runGaps } from './testing/socket-run.ts'

const GAPS = 30
const SEED = Number(process.env['SOCKET_SEED'] ?? Date.now() % 2 ** 31)
const cluster = inject('postgres')

test.skipIf(!cluster)(
  'no screen is stale five seconds after a cut, a sleep or a restart',
  { timeout: 120_000 },
  async () => {
    const figures = await runGaps({ gaps: GAPS, seed: SEED, cluster: cluster ?? { url: '' } })
    process.stdout.write(`${JSON.stringify({ proof: 'T6 socket', seed: SEED, ...figures })}\n`)
    expect(figures.stale).toEqual([])
  },
)
