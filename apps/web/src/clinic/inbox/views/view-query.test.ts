import { expect, test } from 'vitest'
import { queryOfView, searchOfView } from './view-query.ts'

test('a kept view gives the same filters back', () => {
  const search = { view: 'our-turn', type: 'COUGH', assignee: 12, order: 'waiting' } as const
  expect(searchOfView(queryOfView(search))).toEqual(search)
})

test('a kept view names nobody', () => {
  expect(queryOfView({ view: 'mine', search: 'Mari Saar', patient: 5 })).toBe('view=mine')
})

test('what a view held before and is unknown now is left out', () => {
  expect(searchOfView('view=gone&assignee=none&x=1')).toEqual({ assignee: 'none' })
})
