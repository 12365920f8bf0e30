import { expect, test } from 'vitest'
import { toDateParts, toDateValue } from './date-parts.ts'

test.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '9', month: '2', year: '1980' }, '1980-02-09'],
  [{ day: '9', month: '', year: '1980' }, '1980--9'],
  [{ day: '9', month: '2', year: '80' }, '80-2-9'],
])('the parts %o make %j', (parts, value) => {
  expect(toDateValue(parts)).toBe(value)
})

test('a half typed date comes back as it was typed', () => {
  expect(toDateParts('1980--9')).toEqual({ day: '9', month: '', year: '1980' })
})
