import { expect, it } from 'vitest'
import { checkAnswerBy, reminderAt } from './answer-by.ts'

const TALLINN = { now: new Date('2026-03-27T08:00:00Z'), timeZone: 'Europe/Tallinn' }

it.each([
  ['2026-03-27', 'REPLY_DATE_PAST'],
  ['2026-03-28', null],
  ['2027-03-27', null],
  ['2027-03-28', 'REPLY_DATE_TOO_FAR'],
])('asks for an answer by %s: %s', (date, rule) => {
  expect(checkAnswerBy(date, TALLINN)).toBe(rule)
})

it.each([
  // Nine in the morning, before and after the clocks change.
  ['2026-03-29', '2026-03-28T07:00:00.000Z'],
  ['2026-03-30', '2026-03-29T06:00:00.000Z'],
])('reminds of %s at %s', (date, at) => {
  expect(reminderAt(date, TALLINN)?.toISOString()).toBe(at)
})

it('reminds of tomorrow only where it is not yet nine', () => {
  expect(reminderAt('2026-03-28', TALLINN)).toBeNull()
  const early = { ...TALLINN, now: new Date('2026-03-27T05:00:00Z') }
  expect(reminderAt('2026-03-28', early)?.toISOString()).toBe('2026-03-27T07:00:00.000Z')
})
