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
  expect(csvOf([[value]])).toBe(`\uFEFF${written}\r\n`)
})
