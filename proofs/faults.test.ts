import { describe, expect, inject, test } from 'vitest'
import type { Helper } from './support/faults.ts'
import { runFaults } from './support/faults-run.ts'

const SEED = Number(process.env['FAULTS_SEED'] ?? 2026)
const cluster = inject('postgres')
/** Each outside system, and in how many ways at least it fails. */
const WAYS_TO_FAIL: [Helper, number][] = [
  ['mail', 12],
  ['scanner', 12],
  ['storage', 13],
  ['push', 8],
  ['language model', 14],
  ['domain check', 9],
  ['database', 12],
  ['identity provider', 12],
  ['revocation', 12],
  ['SMS gateway', 12],
  ['patient register', 13],
]

// Most of the time goes into waiting for deadlines: each outside system fails before a product of its own, all at once.
describe
  .skipIf(!cluster)
  .concurrent(
    'whatever an outside system does, each call is answered as stated and in time, and nothing is lost or done twice',
    { timeout: 420_000 },
    () => {
      test.each(WAYS_TO_FAIL)('%s', async (helper, ways) => {
        const figures = await runFaults({
          helpers: [helper],
          cluster: cluster ?? { url: '' },
          seed: SEED,
          mixedMs: 0,
        })
        process.stdout.write(`${JSON.stringify({ proof: 'T5 faults', helper, seed: SEED, ...figures })}\n`)
        expect(figures.missed).toEqual([])
        expect(figures.cells).toBeGreaterThanOrEqual(ways)
      })
    },
  )
