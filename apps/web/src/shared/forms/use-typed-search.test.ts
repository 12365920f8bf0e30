// @proves-part R9-024: the search
import { expect, test } from 'vitest'
import { waitAfterKey } from './use-typed-search.ts'

test.each([
  ['the first key of all', Number.POSITIVE_INFINITY, 0],
  ['the first key after a pause', 500, 0],
  ['a key just before the pause is over', 499, 500],
  ['a key that follows at once', 0, 500],
])('after %s a search waits', (_, sinceKeyBeforeMs, waitMs) => {
  expect(waitAfterKey(sinceKeyBeforeMs)).toBe(waitMs)
})
