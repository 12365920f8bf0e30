import { expect, inject, test } from 'vitest'
import { runGaps } from './support/socket-run.ts'

const GAPS = 15
/** That they come back at all; how quickly is for the long form, on a machine that does nothing else. */
const STALE_AFTER_MS = 25_000
const SEED = Number(process.env['SOCKET_SEED'] ?? 2026)
const cluster = inject('postgres')

test.skipIf(!cluster)(
  'no screen stays stale after a cut, a sleep or a restart',
  { timeout: 300_000 },
  async () => {
    const figures = await runGaps({
      gaps: GAPS,
      staleAfterMs: STALE_AFTER_MS,
      seed: SEED,
      cluster: cluster ?? { url: '' },
    })
    process.stdout.write(`${JSON.stringify({ proof: 'T6 socket', seed: SEED, ...figures })}\n`)
    expect(figures.stale).toEqual([])
  },
)
