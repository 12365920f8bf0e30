import { expect, it } from 'vitest'
import { HOLD_RANGE, isOnePromiseEach, numberInRange, PROMISE_RANGE } from './clinic-settings.ts'

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
