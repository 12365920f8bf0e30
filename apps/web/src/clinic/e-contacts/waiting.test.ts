import { expect, it } from 'vitest'
import { dueAt, longestWaiting, waitOf } from './waiting.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T12:00:30Z', 'minute', 0],
  ['2026-11-20T11:59:00Z', 'minute', 1],
  ['2026-11-20T11:00:01Z', 'minute', 59],
  ['2026-11-20T11:00:00Z', 'hour', 1],
  ['2026-11-19T12:00:01Z', 'hour', 23],
  ['2026-11-19T12:00:00Z', 'day', 1],
  ['2026-10-20T12:00:00Z', 'day', 31],
])('a wait since %s is shown in the unit %s: %d', (since, unit, count) => {
  expect(waitOf(since, NOW)).toEqual({ unit, count })
})

it('begins with the patient who has waited longest, and with nobody where nobody waits', () => {
  const [older, newer, none] = [
    { waitingSince: '2026-11-19T12:00:00Z' },
    { waitingSince: '2026-11-20T12:00:00Z' },
    { waitingSince: null },
  ]
  expect(longestWaiting([none, newer, older, newer])).toBe(older)
  expect(longestWaiting([none, {}])).toBeUndefined()
})

it.each([
  ['a row where somebody must act now', { dangerOpen: true }, null, 'LATE'],
  ['an e-contact where somebody must act now', { dangerAlarms: [{ takenAt: null }] }, null, 'LATE'],
  ['one that was taken', { dangerAlarms: [{ takenAt: '2026-11-20T11:30:00Z' }] }, 'KEPT_SO_FAR', 'LATE'],
  ['one without danger', { dangerAlarms: [] }, 'KEPT_SO_FAR', 'LATE'],
] as const)('%s names a time to answer by only where that says nothing else', (_, danger, before, after) => {
  const promised = { answerSoonAt: '2026-11-20T13:00:00Z', answerDueAt: '2026-11-20T14:00:00Z', ...danger }
  expect(dueAt(promised, NOW)?.state ?? null).toBe(before)
  expect(dueAt(promised, new Date('2026-11-20T14:00:01Z'))?.state ?? null).toBe(after)
})
