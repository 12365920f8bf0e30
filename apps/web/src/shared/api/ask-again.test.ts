import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isAskedAgain, pauseBeforeAsking } from './ask-again.ts'

const answered = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError(status, {}, retryAfterSeconds)

test.each([
  ['no answer', answered(0), true],
  ['500', answered(500), true],
  ['503 of a server that comes back', answered(503, 2), true],
  ['too many at once', answered(429, 1), true],
  ['too many at once, still within patience', answered(429, 10), true],
  ['too many for minutes', answered(429, 11), false],
  ['too many, without a time', answered(429), false],
  ['400', answered(400), false],
  ['401', answered(401), false],
  ['404', answered(404), false],
  ['469', answered(469), false],
  ['a fault of our own', new TypeError('x'), false],
])('%s', (_what, error, expected) => {
  expect(isAskedAgain(0, error)).toBe(expected)
  expect(isAskedAgain(1, error)).toBe(expected)
  expect(isAskedAgain(2, error)).toBe(false)
})

test.each([
  [0, answered(429, 3), 3000],
  [1, answered(503, 2), 2000],
  [0, answered(503, 3600), 1000],
  [0, answered(0), 1000],
  [1, answered(500), 2000],
])('after %i failures, %s: %i ms', (failures, error, ms) => {
  expect(pauseBeforeAsking(failures, error)).toBe(ms)
})
