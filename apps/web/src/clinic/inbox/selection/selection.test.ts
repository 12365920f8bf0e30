import { expect, test } from 'vitest'
import { chosenAmong, extended, MOST_CHOSEN, NOTHING_CHOSEN, toggled, withAll } from './selection.ts'

const IDS = [9, 4, 7, 1, 3]

test('one press chooses, another lets go', () => {
  const once = toggled(NOTHING_CHOSEN, 4)
  expect(chosenAmong(once, IDS)).toEqual([4])
  expect(chosenAmong(toggled(once, 4), IDS)).toEqual([])
})

test.each([
  [4, 1, [4, 7, 1]],
  [3, 7, [7, 1, 3]],
  [9, 9, [9]],
])('from %d to %d is chosen what is between, either way', (from, to, expected) => {
  expect(chosenAmong(extended(toggled(NOTHING_CHOSEN, from), to, IDS), IDS)).toEqual(expected)
})

test('a range adds to what was chosen before, and without a beginning it is one', () => {
  const two = toggled(toggled(NOTHING_CHOSEN, 9), 1)
  expect(chosenAmong(extended(two, 3, IDS), IDS)).toEqual([9, 1, 3])
  expect(chosenAmong(extended(NOTHING_CHOSEN, 7, IDS), IDS)).toEqual([7])
})

test('what was not changed joins what was chosen meanwhile', () => {
  const later = toggled(NOTHING_CHOSEN, 4)
  expect(chosenAmong(withAll(later, [7, 4, 3]), IDS)).toEqual([4, 7, 3])
})

test('what has left the list is not chosen any more', () => {
  expect(chosenAmong(toggled(toggled(NOTHING_CHOSEN, 4), 7), [7])).toEqual([7])
})

test('never more are chosen than one call can change', () => {
  const many = Array.from({ length: 150 }, (_, n) => n + 1)
  const all = extended(toggled(NOTHING_CHOSEN, 1), 150, many)
  expect(chosenAmong(all, many)).toHaveLength(MOST_CHOSEN)
  expect(chosenAmong(toggled(all, 140), many)).toHaveLength(MOST_CHOSEN)
})
