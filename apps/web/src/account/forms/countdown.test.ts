import { expect, test } from 'vitest'
import { isSpoken, secondsLeft } from './countdown.ts'

test.each([
  ['a full minute', 60_000, 0, 60],
  ['a second that has begun still counts', 60_000, 59_001, 1],
  ['nothing is left at the instant itself', 60_000, 60_000, 0],
  ['a tab that slept longer does not count below zero', 60_000, 500_000, 0],
])('%s', (_, until, now, seconds) => {
  expect(secondsLeft(until, now)).toBe(seconds)
})

test('a minute is spoken four times, not sixty', () => {
  const spoken = Array.from({ length: 61 }, (_, index) => 60 - index).filter(isSpoken)
  expect(spoken).toEqual([60, 30, 10, 0])
})
