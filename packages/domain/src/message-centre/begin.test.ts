// @proves R9-010
import { expect, it } from 'vitest'
import { sendingBegins, waitsForMorning } from './begin.ts'

it.each([
  ['an hour later in the day', '2026-03-02T10:00:00Z', '2026-03-02T11:00:00.000Z'],
  ['still before 21:00', '2026-03-02T17:59:59Z', '2026-03-02T18:59:59.000Z'],
  ['not at 21:00, but the next morning', '2026-03-02T18:00:00Z', '2026-03-03T06:00:00.000Z'],
  ['not after midnight, but in the morning', '2026-03-02T23:30:00Z', '2026-03-03T06:00:00.000Z'],
  ['at 8:00 when confirmed at 7:00', '2026-03-03T05:00:00Z', '2026-03-03T06:00:00.000Z'],
  [
    'at 8:00 of the new time in the night in which the clocks change',
    '2026-03-28T20:30:00Z',
    '2026-03-29T05:00:00.000Z',
  ],
  [
    'at 8:00 of the new time in the night in which an hour comes twice',
    '2026-10-24T20:30:00Z',
    '2026-10-25T06:00:00.000Z',
  ],
])('a sending begins %s', (_, confirmed, begins) => {
  expect(sendingBegins(new Date(confirmed), 'Europe/Tallinn').toISOString()).toBe(begins)
})

it.each([
  ['2026-03-02T17:59:59Z', false],
  ['2026-03-02T18:00:00Z', true],
  ['2026-03-03T05:00:00Z', false],
  ['2026-03-03T04:30:00Z', true],
])('a sending that is confirmed at %s waits for the morning: %s', (at, waits) => {
  const confirmed = new Date(at)
  expect(waitsForMorning(confirmed, sendingBegins(confirmed, 'Europe/Tallinn'))).toBe(waits)
})
