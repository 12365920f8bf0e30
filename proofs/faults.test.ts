import { expect, inject, test } from 'vitest'
import { runFaults } from './support/faults-run.ts'

const SEED = Number(process.env['FAULTS_SEED'] ?? 2026)
const cluster = inject('postgres')

test.skipIf(!cluster)(
  'whatever an outside system does, each call is answered as stated and in time, and nothing is lost or done twice',
  { timeout: 420_000 },
  async () => {
    const figures = await runFaults({ cluster: cluster ?? { url: '' }, seed: SEED, mixedMs: 0 })
    process.stdout.write(`${JSON.stringify({ proof: 'T5 faults', seed: SEED, ...figures })}\n`)
    expect(figures.missed).toEqual([])
    expect(figures.cells).toBeGreaterThanOrEqual(60)
  },
)
