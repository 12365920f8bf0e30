import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '@vastus/server/testing'
import { plantBugs, SHORT_BUGS } from './support/fuzz-bugs.ts'
import { OPERATIONS } from './support/fuzz-calls.ts'
import { createFuzz, type Fuzz } from './support/fuzz-run.ts'
import { SEED } from './support/seed.ts'

const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 1500)
const PER_OPERATION = Math.ceil(INPUTS / OPERATIONS.length)

describe.each([quickestDatabase()])('whatever it is asked, on %s', (kind) => {
  let fuzz: Fuzz
  beforeAll(async () => {
    fuzz = await createFuzz(kind)
  })
  afterAll(() => fuzz.close())

  it.each(OPERATIONS.map((operation) => [operation.operationId, operation] as const))(
    `%s answers as documented (seed ${SEED})`,
    { timeout: 120_000 },
    async (_name, operation) => {
      expect(await fuzz.tryOperation(operation, PER_OPERATION, SEED)).toEqual([])
    },
  )

  it('the server and its data are in order afterwards', async () => {
    const response = await fuzz.world.app.inject({ method: 'GET', url: '/api/health/live' })
    expect(response.statusCode).toBe(200)
    expect(await fuzz.brokenRows()).toBe(0)
    process.stdout.write(`${JSON.stringify({ proof: 'T2 fuzz', kind, seed: SEED, ...fuzz.figures() })}\n`)
  })

  it.each(SHORT_BUGS)('a planted bug is found: %s', async (name) => {
    expect(await plantBugs(fuzz, [name], 1500, SEED)).toEqual([])
  })
})
