import { describe, expect, it } from 'vitest'
import { localInstant } from '../time/time-zone.ts'
import { type DayHours, USUAL_HOURS } from './opening-hours.ts'
import type { TypeCode } from '../types/catalogue.ts'
import {
  dueAt,
  endOfWorkingDay,
  opensNext,
  promisedHours,
  promisedTimes,
  promiseState,
  type WorkingCalendar,
} from './working-hours.ts'

const EE: WorkingCalendar = { timeZone: 'Europe/Tallinn', country: 'EE', ...USUAL_HOURS }
const US: WorkingCalendar = { timeZone: 'America/New_York', country: 'US', ...USUAL_HOURS }
const ZA: WorkingCalendar = { timeZone: 'Africa/Johannesburg', country: 'ZA', ...USUAL_HOURS }

const everyDay = (hours: DayHours): WorkingCalendar => ({
  ...EE,
  week: Array.from({ length: 7 }, () => hours),
})

describe('the time by which an answer is due', () => {
  it.each<[string, string, number, WorkingCalendar, string]>([
    ['inside one working day', '2026-11-18T08:00:00Z', 4, EE, '2026-11-18T12:00:00Z'],
    ['to the very end of the day', '2026-11-18T06:00:00Z', 9, EE, '2026-11-18T15:00:00Z'],
    ['on the next day', '2026-11-18T14:00:00Z', 2, EE, '2026-11-19T07:00:00Z'],
    ['on the third working day, over a weekend', '2026-11-19T08:00:00Z', 24, EE, '2026-11-23T14:00:00Z'],
    ['from before the opening', '2026-11-18T01:30:00Z', 1, EE, '2026-11-18T07:00:00Z'],
    ['from after the closing', '2026-11-18T20:00:00Z', 1, EE, '2026-11-19T07:00:00Z'],
    ['from a Saturday', '2026-11-21T10:00:00Z', 1.5, EE, '2026-11-23T07:30:00Z'],
    ['over Christmas', '2026-12-23T11:00:00Z', 6, EE, '2026-12-28T11:00:00Z'],
    ['over the turn of the year', '2026-12-31T11:00:00Z', 3, EE, '2027-01-04T08:00:00Z'],
    ['over Easter, with the clocks put on', '2027-03-25T14:00:00Z', 2, EE, '2027-03-29T06:00:00Z'],
    ['over the end of summer time', '2026-10-23T13:00:00Z', 2, EE, '2026-10-26T07:00:00Z'],
    ['by a clock west of Greenwich', '2026-07-02T20:00:00Z', 2, US, '2026-07-06T13:00:00Z'],
    ['over a Monday in place of a Sunday', '2026-08-07T14:30:00Z', 1, ZA, '2026-08-11T06:30:00Z'],
  ])('is found %s', (_, createdAt, hours, calendar, due) => {
    expect(dueAt(new Date(createdAt), hours, calendar).toISOString()).toBe(new Date(due).toISOString())
  })

  it('follows other opening times', () => {
    const evening = everyDay([{ opens: 16 * 60, closes: 18 * 60 }])
    expect(dueAt(new Date('2026-11-18T06:00:00Z'), 3, evening)).toEqual(new Date('2026-11-19T15:00:00Z'))
  })

  it.each([
    ['in the middle of the day', '2026-11-18T08:00:00Z', '2026-11-18T15:00:00Z', null],
    ['before the opening', '2026-11-18T05:00:00Z', '2026-11-18T15:00:00Z', '2026-11-18T06:00:00Z'],
    ['at the closing', '2026-11-18T15:00:00Z', '2026-11-19T15:00:00Z', '2026-11-19T06:00:00Z'],
    ['on a Saturday', '2026-11-21T10:00:00Z', '2026-11-23T15:00:00Z', '2026-11-23T06:00:00Z'],
    ['on Christmas Eve', '2026-12-24T10:00:00Z', '2026-12-28T15:00:00Z', '2026-12-28T06:00:00Z'],
  ])('the day ends, and the clinic opens next, as asked %s', (_, now, end, opening) => {
    expect(endOfWorkingDay(new Date(now), EE)).toEqual(new Date(end))
    expect(opensNext(new Date(now), EE)).toEqual(opening === null ? null : new Date(opening))
  })

  it.each([0, -1, Number.NaN, 1001])('takes no %d hours', (hours) => {
    expect(() => dueAt(new Date(), hours, EE)).toThrow(RangeError)
  })

  it('needs one day of work in a week', () => {
    for (const find of [
      dueAt.bind(null, new Date(), 1),
      endOfWorkingDay.bind(null, new Date()),
      opensNext.bind(null, new Date()),
    ])
      expect(() => find(everyDay([]))).toThrow(RangeError)
  })

  describe('with a break and a day of its own', () => {
    const calendar = {
      ...everyDay([
        { opens: 8 * 60, closes: 12 * 60 },
        { opens: 13 * 60, closes: 17 * 60 },
      ]),
      specialDays: [{ date: '2026-11-19', hours: [{ opens: 10 * 60, closes: 11 * 60 }] }],
    }
    it.each([
      ['counts no break', '2026-11-18T09:00:00Z', 2, '2026-11-18T12:00:00Z'],
      ['begins after the break', '2026-11-18T10:30:00Z', 1, '2026-11-18T12:00:00Z'],
      ['goes on after the short day', '2026-11-18T14:00:00Z', 3, '2026-11-20T07:00:00Z'],
    ])('%s', (_, from, hours, due) => expect(dueAt(new Date(from), hours, calendar)).toEqual(new Date(due)))

    it('is closed in the break, and the day is not over', () => {
      const noon = new Date('2026-11-18T10:30:00Z')
      expect(opensNext(noon, calendar)).toEqual(new Date('2026-11-18T11:00:00Z'))
      expect(endOfWorkingDay(noon, calendar)).toEqual(new Date('2026-11-18T15:00:00Z'))
    })
  })

  it('never goes back when the e-contact came later, nor when more time is promised', () => {
    const start = Date.parse('2026-12-18T00:00:00Z')
    let before = 0
    for (let hour = 0; hour < 24 * 20; hour++) {
      const due = dueAt(new Date(start + hour * 3_600_000), 10, EE).getTime()
      expect(due).toBeGreaterThanOrEqual(before)
      expect(dueAt(new Date(start + hour * 3_600_000), 11, EE).getTime()).toBeGreaterThan(due)
      before = due
    }
  })
})

describe('a promise', () => {
  const times = promisedTimes(new Date('2026-11-18T06:00:00Z'), 8, EE)

  it.each([
    ['2026-11-18T11:59:59Z', 'KEPT_SO_FAR'],
    ['2026-11-18T12:00:00Z', 'SOON'],
    ['2026-11-18T13:59:59Z', 'SOON'],
    ['2026-11-18T14:00:00Z', 'LATE'],
  ])('at %s is %s', (now, state) => expect(promiseState(times, new Date(now))).toBe(state))
})

describe('a time of the local clock', () => {
  it.each([
    ['2026-03-29', 8 * 60, 'Europe/Tallinn', '2026-03-29T05:00:00Z'],
    ['2026-10-25', 8 * 60, 'Europe/Tallinn', '2026-10-25T06:00:00Z'],
    ['2026-11-01', 17 * 60, 'America/New_York', '2026-11-01T22:00:00Z'],
    ['2026-06-01', 0, 'Africa/Johannesburg', '2026-05-31T22:00:00Z'],
  ])('on %s, %d minutes after midnight in %s, is %s', (date, minutes, zone, instant) =>
    expect(localInstant(date, minutes, zone)).toEqual(new Date(instant)),
  )
})

it.each<[TypeCode, number | null, number | null]>([
  ['COUGH', null, null],
  ['COUGH', 45, 45],
  ['SICK_LEAVE', null, 9],
  ['SICK_LEAVE', 45, 9],
  ['SICK_LEAVE', 4, 4],
  ['FIT_NOTE', 45, 9],
  ['FIT_NOTE_END', 45, 9],
])('promises for %s, where the clinic says %j hours, %j', (type, ofClinic, hours) => {
  expect(promisedHours(type, ofClinic, USUAL_HOURS)).toBe(hours)
})
