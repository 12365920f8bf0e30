import { expect, it } from 'vitest'
import {
  HOLD_RANGE,
  isOnePromiseEach,
  isWorkingDay,
  minutesOf,
  numberInRange,
  PROMISE_RANGE,
  timeOfDay,
} from './clinic-settings.ts'

it.each<[string, number | null]>([
  ['0', 0],
  ['8', 8],
  [' 60 ', 60],
  ['061', null],
  ['61', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  ['', null],
  ['kaheksa', null],
  ['9999999', null],
])('reads the seconds %j as %j', (typed, seconds) => {
  expect(numberInRange(typed, HOLD_RANGE)).toBe(seconds)
})

it.each<[string, number | null]>([
  ['0', null],
  ['1', 1],
  ['1000', 1000],
  ['1001', null],
])('reads the hours %j as %j', (typed, hours) => {
  expect(numberInRange(typed, PROMISE_RANGE)).toBe(hours)
})

it('takes one promise for each type, and one for all others', () => {
  const promised = (...types: (string | null)[]) => types.map((eContactType) => ({ eContactType }))
  expect(isOnePromiseEach(promised(null, 'COUGH', 'HEADACHE'))).toBe(true)
  expect(isOnePromiseEach(promised('COUGH', 'COUGH'))).toBe(false)
  expect(isOnePromiseEach(promised(null, null))).toBe(false)
})

it.each<[string, number | null]>([
  ['00:00', 0],
  ['08:30', 510],
  ['23:59', 1439],
  ['24:00', null],
  ['8:30', null],
  ['08:60', null],
  ['', null],
  ['noon', null],
])('reads the time of day %j as %j minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes)
  if (minutes !== null) expect(timeOfDay(minutes)).toBe(typed)
})

it('wants a working day to last', () => {
  expect(isWorkingDay({ opens: 480, closes: 481 })).toBe(true)
  expect(isWorkingDay({ opens: 480, closes: 480 })).toBe(false)
})
