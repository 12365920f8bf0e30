import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { localeOf } from './locale.ts'
import { createNumberFormat } from './number-format.ts'

test.each(LANGUAGES)('in %s every number looks as the language writes it', (language) => {
  const locale = localeOf(language)
  const format = createNumberFormat(locale)
  const rules = new Intl.NumberFormat(locale)
  const values = [
    ...Array.from({ length: 1000 }, (_, value) => value),
    1000,
    9999,
    10_000,
    1234567,
    0.5,
    -1,
    NaN,
  ]
  expect(values.map(format)).toEqual(values.map((value) => rules.format(value)))
})
