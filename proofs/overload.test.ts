import { expect, inject, test } from 'vitest'
import { runOverload } from './support/overload-run.ts'

const cluster = inject('postgres')

test.skipIf(!cluster)(
  'ten times the load, slow peers and large files: served or told to come back, in bounded memory',
  { timeout: 240_000 },
  async () => {
    const figures = await runOverload({
      cluster: cluster ?? { url: '' },
      milliseconds: 6_000,
      slowSockets: 500,
      uploads: 20,
    })
    process.stdout.write(`${JSON.stringify({ proof: 'T7 overload', ...figures })}\n`)
    expect(figures).toMatchObject({ others: 0, healthFailed: 0 })
    expect(Object.keys(figures.uploads).filter((status) => !['201', '429', '503'].includes(status))).toEqual(
      [],
    )
    expect(figures.grewMb).toBeLessThan(256)
    expect(figures.normalAfterMs).toBeLessThan(30_000)
  },
)
