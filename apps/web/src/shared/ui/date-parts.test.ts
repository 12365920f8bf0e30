import { createFormatters } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { dateOrder, toDateParts, toDateValue, typedDate } from './date-parts.ts'

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

test.each([
  ['en', 'US', ['month', 'day', 'year'], '3 27 2015'],
  ['en', 'GB', ['day', 'month', 'year'], '27 3 2015'],
  ['en', 'ZA', ['day', 'month', 'year'], '27 3 2015'],
  ['et', 'EE', ['day', 'month', 'year'], '27 3 2015'],
  ['ru', 'EE', ['day', 'month', 'year'], '27 3 2015'],
  ['pl', 'PL', ['day', 'month', 'year'], '27 3 2015'],
] as const)('in %s in %s a date is typed as %j', (language, country, order, typed) => {
  const format = createFormatters({ language, country, timeZone: 'UTC' })
  expect(dateOrder(format)).toEqual(order)
  expect(typedDate('2015-03-27', format)).toBe(typed)
})
