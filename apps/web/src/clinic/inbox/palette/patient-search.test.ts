import { expect, test } from 'vitest'
import { patientSearch } from './patient-search.ts'

test.each([
  ['', '', null, false],
  ['Ta', 'Ta', null, false],
  ['Tamm', 'Tamm', 'Tamm', false],
  [' Tamm ', 'Tamm', 'Tamm', false],
  ['Tamme', 'Tamm', null, true],
  ['Tam', '', null, true],
  ['Ta', 'Tamm', null, false],
])('beside %j, after %j was asked, are the patients of %j', (words, asked, search, isAwaited) =>
  expect(patientSearch(words, asked)).toEqual({ search, isAwaited }),
)
