import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it.each<[string | number, string]>([
  ['plain', 'plain'],
  [5, '5'],
  [-1, '-1'],
  ['a, b', '"a, b"'],
  ['she said "no"', '"she said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  ['-2, then', `"'-2, then"`],
])('%j is written as %j', (value, written) => {
  expect(csvOf([[value]], 'en')).toBe(`\uFEFF${written}\r\n`)
})

it.each([
  ['en', '1.5,two'],
  ['et', '1,5;two'],
  ['ru', '1,5;two'],
  ['pl', '1,5;two'],
] as const)('a spreadsheet in %s opens %s', (language, row) => {
  expect(csvOf([[1.5, 'two']], language)).toBe(`\uFEFF${row}\r\n`)
})
