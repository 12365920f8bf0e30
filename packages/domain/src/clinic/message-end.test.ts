import { expect, test } from 'vitest'
import { checkMessageEnd } from './message-end.ts'

test.each([
  ['2026-11-25', 'DAY_PAST'],
  ['2026-11-26', null],
  ['2027-11-26', null],
])('a message may be shown until %s: %s', (date, rule) => {
  // In Tallinn the 26th has begun.
  expect(checkMessageEnd(date, { now: new Date('2026-11-25T22:30:00Z'), timeZone: 'Europe/Tallinn' })).toBe(
    rule,
  )
})
