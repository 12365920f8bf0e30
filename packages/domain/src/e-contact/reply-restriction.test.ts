// @proves R4-026
import { describe, expect, it } from 'vitest'
import { checkReplyBlockedUntil, replyBlockedUntil, replyDateBounds } from './reply-restriction.ts'

const tallinn = 'Europe/Tallinn'

describe('the reply restriction', () => {
  it.each([
    ['NOW', null],
    ['NO_REPLY', null],
    ['TOMORROW', '2026-01-15T22:00:00.000Z'],
    ['DAY_AFTER_TOMORROW', '2026-01-16T22:00:00.000Z'],
    ['IN_3_DAYS', '2026-01-17T22:00:00.000Z'],
    ['IN_A_WEEK', '2026-01-21T22:00:00.000Z'],
  ] as const)('%s opens at %s for a clinic in Tallinn', (choice, expected) => {
    expect(replyBlockedUntil(choice, { now: new Date('2026-01-15T10:00:00Z'), timeZone: tallinn })).toBe(
      expected,
    )
  })

  it.each([
    ['summer time begins', '2026-03-28T12:00:00Z', tallinn, '2026-03-28T22:00:00.000Z'],
    ['the day after summer time began', '2026-03-29T12:00:00Z', tallinn, '2026-03-29T21:00:00.000Z'],
    ['summer time ends', '2026-10-24T12:00:00Z', tallinn, '2026-10-24T21:00:00.000Z'],
    ['the day after summer time ended', '2026-10-25T12:00:00Z', tallinn, '2026-10-25T22:00:00.000Z'],
    ['in New York', '2026-03-07T12:00:00Z', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['in Johannesburg', '2026-03-07T12:00:00Z', 'Africa/Johannesburg', '2026-03-07T22:00:00.000Z'],
    ['where midnight is skipped', '2018-11-03T12:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    [
      'late in the evening, already tomorrow in UTC terms',
      '2026-01-15T22:30:00Z',
      tallinn,
      '2026-01-16T22:00:00.000Z',
    ],
  ])('tomorrow begins at local midnight: %s', (_, now, timeZone, expected) => {
    expect(replyBlockedUntil('TOMORROW', { now: new Date(now), timeZone })).toBe(expected)
  })

  it('takes a date of its own', () => {
    const now = new Date('2026-01-15T10:00:00Z')
    expect(replyBlockedUntil('DATE', { now, timeZone: tallinn, date: '2026-07-01' })).toBe(
      '2026-06-30T21:00:00.000Z',
    )
    expect(() => replyBlockedUntil('DATE', { now, timeZone: tallinn, date: '2026-02-30' })).toThrow(
      RangeError,
    )
    expect(() => replyBlockedUntil('DATE', { now, timeZone: tallinn })).toThrow(RangeError)
  })

  it('offers tomorrow to one year', () => {
    const now = new Date('2026-01-15T23:00:00Z')
    expect(replyDateBounds(now, tallinn)).toEqual({ first: '2026-01-17', last: '2027-01-16' })
  })
})

describe('a time sent from outside', () => {
  const now = new Date('2026-01-15T10:00:00.000Z')

  it.each([
    [null, null],
    [undefined, null],
    ['soon', 'REPLY_DATE_INVALID'],
    ['2026-01-15T10:00:00.000Z', 'REPLY_DATE_PAST'],
    ['2026-01-15T10:00:00.001Z', 'REPLY_DATE_INVALID'],
    ['2026-01-15T21:59:59.999Z', 'REPLY_DATE_INVALID'],
    ['2026-01-15T22:00:00.000Z', null],
    ['2026-01-15T22:00:00.001Z', 'REPLY_DATE_INVALID'],
    ['2026-01-16T09:15:00.000Z', 'REPLY_DATE_INVALID'],
    ['2026-07-01T21:00:00.000Z', null],
    ['2026-07-01T22:00:00.000Z', 'REPLY_DATE_INVALID'],
    ['2027-01-14T22:00:00.000Z', null],
    ['2027-01-14T22:00:00.001Z', 'REPLY_DATE_TOO_FAR'],
  ] as const)('%s is judged %s', (until, expected) => {
    expect(checkReplyBlockedUntil(until, { now, timeZone: tallinn })).toBe(expected)
  })
})
