// @proves R6-002 R6-007 R6-008
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '@vastus/server/testing'
import { plantHoles, SHORT_HOLES } from './support/isolation-holes.ts'
import { createIsolation, type Isolation, type IsolationFigures } from './support/isolation-run.ts'
import { PRINCIPALS } from './support/principals.ts'

describe.each([quickestDatabase()])('nobody learns what is not theirs, on %s', (kind) => {
  let isolation: Isolation
  let cells = 0
  const check = ({ leaks, differences, unclassified, ...counts }: IsolationFigures) => {
    cells += counts.cells
    expect({ leaks, differences, unclassified }).toEqual({ leaks: [], differences: [], unclassified: [] })
    return counts
  }

  beforeAll(async () => {
    isolation = await createIsolation(kind, 'TELLING')
  })
  afterAll(() => isolation.close())

  it.each(PRINCIPALS)('%s', async (principal) => {
    await isolation.tryAs(principal)
    check(isolation.take())
  })

  it('nor from sockets, mails, logs and the names of stored files', async () => {
    await isolation.lookAround()
    const counts = check(isolation.take())
    expect(isolation.world.logged().length).toBeGreaterThan(0)
    process.stdout.write(`${JSON.stringify({ proof: 'T1 isolation', kind, ...counts, cells, leaks: 0 })}\n`)
    expect(cells).toBeGreaterThan(3000)
    expect(counts.frames).toBeGreaterThan(100)
    expect(counts.mails).toBeGreaterThan(10)
  })

  it.each(SHORT_HOLES)('a planted hole is found: %s', async (name) => {
    expect(await plantHoles(isolation, [name])).toEqual([])
  })
})
