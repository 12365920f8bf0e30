import { expect, test } from 'vitest'
import { holdRows } from './hold-rows.ts'

const row = (id: number, text = '') => ({ id, text })
const NONE = new Set()

test('a new arrival is counted and moves nothing', () => {
  const held = [row(3), row(2), row(1)]
  expect(holdRows(held, [row(5), row(4), ...held], true)).toEqual({ rows: held, arrived: 2, gone: NONE })
})

test('a row that was updated stays in its place with its new content', () => {
  const held = [row(3), row(2, 'old'), row(1)]
  const { rows, arrived, gone } = holdRows(held, [row(2, 'new'), row(3), row(1)], true)
  expect(rows).toEqual([row(3), row(2, 'new'), row(1)])
  expect([arrived, gone]).toEqual([0, NONE])
})

test.each([
  ['the first', [2, 1], [3]],
  ['the last', [3, 2], [1]],
  ['all but one', [2], [3, 1]],
  ['all', [], [3, 2, 1]],
])('where %s left the list, it stays in its place and is named as gone', (_, left, gone) => {
  const held = [row(3), row(2), row(1)]
  const fresh = left.map((id) => row(id))
  expect(holdRows(held, fresh, true)).toEqual({ rows: held, arrived: 0, gone: new Set(gone) })
})

test('a row that comes back is not gone any more', () => {
  const held = [row(2), row(1)]
  expect(holdRows(held, held, true).gone).toEqual(NONE)
})

test('a row that was pushed on to a page that is not loaded is not gone', () => {
  const held = [row(3), row(2), row(1)]
  expect(holdRows(held, [row(4), row(3), row(2)], false)).toEqual({ rows: held, arrived: 1, gone: NONE })
  expect(holdRows(held, [row(4), row(2), row(1)], false).gone).toEqual(new Set([3]))
})

test('a further page is added below', () => {
  const { rows } = holdRows([row(4), row(3)], [row(4), row(3), row(2)], true)
  expect(rows).toEqual([row(4), row(3), row(2)])
})

test('a list with nothing in common is all news', () => {
  expect(holdRows([row(1)], [row(9), row(8)], true)).toEqual({
    rows: [row(1)],
    arrived: 2,
    gone: new Set([1]),
  })
})
