import { expect, test } from 'vitest'
import { holdRows } from './hold-rows.ts'

const row = (id: number, text = '') => ({ id, text })

test('a new arrival is counted and moves nothing', () => {
  const held = [row(3), row(2), row(1)]
  expect(holdRows(held, [row(5), row(4), ...held])).toEqual({ rows: held, arrived: 2 })
})

test('a row that was updated stays in its place with its new content', () => {
  const held = [row(3), row(2, 'old'), row(1)]
  const { rows, arrived } = holdRows(held, [row(2, 'new'), row(3), row(1)])
  expect(rows).toEqual([row(3), row(2, 'new'), row(1)])
  expect(arrived).toBe(0)
})

test('a row that left the list stays until the list is let go', () => {
  expect(holdRows([row(2), row(1)], [row(1)]).rows).toEqual([row(2), row(1)])
})

test('a further page is added below', () => {
  expect(holdRows([row(4), row(3)], [row(4), row(3), row(2)]).rows).toEqual([row(4), row(3), row(2)])
})

test('a list with nothing in common is all news', () => {
  expect(holdRows([row(1)], [row(9), row(8)])).toEqual({ rows: [row(1)], arrived: 2 })
})
