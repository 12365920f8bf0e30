import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '@vastus/server/testing'
import { BROKEN_ANSWERS, simulatedIds } from '@vastus/server/testing/identities'
import { type IdentityWorld, WEAKNESSES } from './support/identity-weaknesses.ts'
import { type Faults, faultyDatabase } from './support/planted-faults.ts'

it('the providers give at least 60 broken answers, each method some of them', () => {
  const counts = Object.fromEntries(
    Object.entries(BROKEN_ANSWERS).map(([method, faults]) => [method, new Set<string>(faults).size]),
  )
  const sum = Object.values(counts).reduce((total, count) => total + count, 0)
  process.stdout.write(`${JSON.stringify({ proof: 'broken identities', sum, ...counts })}\n`)
  expect(sum).toBeGreaterThanOrEqual(60)
  expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(7)
})

describe.each([quickestDatabase()])('a broken answer of a provider on %s', (kind) => {
  const faults: Faults = {}
  const ids = simulatedIds()
  let world: IdentityWorld

  beforeAll(async () => {
    const test = await ids.start(kind, (database) => faultyDatabase(database, faults))
    world = { test, faults, breakNext: (provider, fault) => ids.control(`/${provider}/next`, { fault }) }
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  it.each(Object.entries(WEAKNESSES))(
    'is refused, and accepted when %s',
    async (_name, { plant, attack }) => {
      expect(await attack(world)).toBe(false)
      const restore = plant(world)
      try {
        expect(await attack(world)).toBe(true)
      } finally {
        restore()
      }
    },
  )
})
