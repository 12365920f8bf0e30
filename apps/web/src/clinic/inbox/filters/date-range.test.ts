// @proves R2-068 R9-016
import { describe, expect, test } from 'vitest'
import { daysOfPeriod, instantsOfDays } from './date-range.ts'

const timeZone = 'Europe/Tallinn'
// Saturday, 21 November 2026, 00:30 in Tallinn: still Friday in UTC.
const now = new Date('2026-11-20T22:30:00Z')

describe('daysOfPeriod', () => {
  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['this-week', '2026-11-16', '2026-11-21'],
    ['this-month', '2026-11-01', '2026-11-21'],
  ] as const)('%s is counted in the clinic’s calendar, with weeks from Monday', (period, from, to) => {
    expect(daysOfPeriod(period, { now, timeZone })).toEqual({ from, to })
  })

  test('a Sunday belongs to the week that began six days earlier', () => {
    const sunday = new Date('2026-11-22T12:00:00Z')
    expect(daysOfPeriod('this-week', { now: sunday, timeZone }).from).toBe('2026-11-16')
  })

  test('a Monday begins its own week', () => {
    const monday = new Date('2026-11-23T12:00:00Z')
    expect(daysOfPeriod('this-week', { now: monday, timeZone }).from).toBe('2026-11-23')
  })
})

describe('instantsOfDays', () => {
  test('runs from the first midnight to the last millisecond of the last day', () => {
    expect(instantsOfDays({ from: '2026-11-20', to: '2026-11-21' }, timeZone)).toEqual({
      updatedAtFrom: '2026-11-19T22:00:00.000Z',
      updatedAtTo: '2026-11-21T21:59:59.999Z',
    })
  })

  test('turns days that stand the wrong way round', () => {
    const right = instantsOfDays({ from: '2026-11-20', to: '2026-11-21' }, timeZone)
    expect(instantsOfDays({ from: '2026-11-21', to: '2026-11-20' }, timeZone)).toEqual(right)
  })

  test('counts the 25 hours of the day on which the clocks go back', () => {
    const { updatedAtFrom, updatedAtTo } = instantsOfDays({ from: '2026-10-25', to: '2026-10-25' }, timeZone)
    expect(Date.parse(updatedAtTo ?? '') - Date.parse(updatedAtFrom ?? '')).toBe(25 * 3_600_000 - 1)
  })

  test('leaves out a day that does not exist', () => {
    expect(instantsOfDays({ from: '2026-02-30', to: '' }, timeZone)).toEqual({})
  })
})
