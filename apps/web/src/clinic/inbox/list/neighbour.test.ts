import { describe, expect, test } from 'vitest'
import { goesOnWith, neighbourOf } from './neighbour.ts'

describe('neighbourOf', () => {
  test.each([
    [2, 1, 3],
    [2, -1, 1],
    [3, 1, undefined],
    [1, -1, undefined],
  ] as const)('beside %s by %s is %s', (id, by, expected) => {
    expect(neighbourOf([1, 2, 3], { id, place: 0 }, by)).toBe(expected)
  })

  test('what took the place of one that has left follows it', () => {
    expect(neighbourOf([1, 3], { id: 2, place: 1 }, 1)).toBe(3)
    expect(neighbourOf([1, 3], { id: 2, place: 1 }, -1)).toBe(1)
  })
})

describe('goesOnWith', () => {
  test('at the end of the list it goes back to the one before', () => {
    expect(goesOnWith([1, 2], { id: 2, place: 1 })).toBe(1)
    expect(goesOnWith([1], { id: 2, place: 1 })).toBe(1)
  })
  test('nothing follows the only one', () => {
    expect(goesOnWith([2], { id: 2, place: 0 })).toBeUndefined()
    expect(goesOnWith([], { id: 2, place: 0 })).toBeUndefined()
  })
})
