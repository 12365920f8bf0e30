import { describe, expect, it } from 'vitest'
import {
  hoursOn,
  isDayHours,
  isWeek,
  longestDay,
  readDayHours,
  unusualDays,
  USUAL_HOURS,
  writeDayHours,
} from './opening-hours.ts'

const DAY = [{ opens: 480, closes: 1020 }]
const BROKEN = [
  { opens: 480, closes: 720 },
  { opens: 780, closes: 1020 },
]

describe('hours as they are typed', () => {
  it.each([
    ['08:00–17:00', DAY, '08:00–17:00'],
    ['8-17', DAY, '08:00–17:00'],
    [' 8.00 - 12.00 ; 13—17:00 ', BROKEN, '08:00–12:00, 13:00–17:00'],
    ['0:00−23:59', [{ opens: 0, closes: 1439 }], '00:00–23:59'],
    ['', [], ''],
    [' , ', [], ''],
  ])('%j is read, and written in one way', (typed, hours, written) => {
    expect(readDayHours(typed)).toEqual(hours)
    expect(writeDayHours(hours)).toBe(written)
  })

  it.each([
    ['words', 'all day'],
    ['one time alone', '8'],
    ['three times', '8-12-13'],
    ['a time that is none', '8:60-9'],
    ['24:00', '8-24:00'],
    ['an end before the beginning', '17-8'],
    ['no time at all', '8-8'],
    ['periods that overlap', '8-12, 11-17'],
    ['periods that touch: no break', '8-12, 12-17'],
    ['periods in the wrong order', '13-17, 8-12'],
    ['five periods', '1-2, 3-4, 5-6, 7-8, 9-10'],
  ])('%s is not', (_, typed) => expect(readDayHours(typed)).toBeNull())
})

describe('the hours of a date', () => {
  const EE = { ...USUAL_HOURS, country: 'EE' } as const
  const withBreak = { ...EE, week: [...Array.from({ length: 5 }, () => BROKEN), [], []] }
  it.each([
    ['a Monday', '2026-11-23', EE, DAY],
    ['a Saturday', '2026-11-28', EE, []],
    ['a Sunday', '2026-11-29', EE, []],
    ['Christmas Eve', '2026-12-24', EE, []],
    ['the day before Christmas Eve, shorter by three hours', '2026-12-23', EE, [{ opens: 480, closes: 840 }]],
    ['the same in Poland', '2026-12-23', { ...EE, country: 'PL' as const }, DAY],
    ['New Year’s Eve with a break', '2026-12-31', withBreak, [BROKEN[0], { opens: 780, closes: 840 }]],
    ['the day before Independence Day', '2027-02-23', EE, [{ opens: 480, closes: 840 }]],
    ['a date of its own', '2026-12-23', { ...EE, specialDays: [{ date: '2026-12-23', hours: DAY }] }, DAY],
    [
      'a holiday on which it works',
      '2026-12-24',
      { ...EE, specialDays: [{ date: '2026-12-24', hours: DAY }] },
      DAY,
    ],
    [
      'a weekday on which it is closed',
      '2026-11-23',
      { ...EE, specialDays: [{ date: '2026-11-23', hours: [] }] },
      [],
    ],
  ])('are found for %s', (_, date, calendar, hours) => expect(hoursOn(date, calendar)).toEqual(hours))

  it('leave out a period that the shortened day no longer reaches', () => {
    const late = {
      ...EE,
      week: [...Array.from({ length: 5 }, () => [BROKEN[0], { opens: 840, closes: 1020 }]), [], []],
    }
    expect(hoursOn('2026-12-23', late as typeof EE)).toEqual([BROKEN[0]])
  })
})

it('a week has seven days, and one on which the clinic works', () => {
  expect(isWeek(USUAL_HOURS.week)).toBe(true)
  expect(isWeek(USUAL_HOURS.week.slice(1))).toBe(false)
  expect(isWeek(Array.from({ length: 7 }, () => []))).toBe(false)
})

it('periods last and have breaks between them', () => {
  expect(isDayHours(BROKEN)).toBe(true)
  expect(isDayHours([])).toBe(true)
  expect(isDayHours([{ opens: 480, closes: 480 }])).toBe(false)
  expect(isDayHours(BROKEN.toReversed())).toBe(false)
})

it('the longest day counts its breaks as none', () => {
  expect(longestDay([BROKEN, [{ opens: 480, closes: 600 }], []])).toBe(480)
})

it('days with other hours than the week are holidays, shortened days and special ones', () => {
  const special = { date: '2026-12-28', hours: [{ opens: 600, closes: 720 }] }
  const calendar = { ...USUAL_HOURS, specialDays: [special], country: 'EE' as const }
  expect(unusualDays('2026-12-21', 14, calendar)).toEqual([
    { date: '2026-12-23', hours: [{ opens: 480, closes: 840 }] },
    { date: '2026-12-24', hours: [] },
    { date: '2026-12-25', hours: [] },
    special,
    { date: '2026-12-31', hours: [{ opens: 480, closes: 840 }] },
    { date: '2027-01-01', hours: [] },
  ])
})
