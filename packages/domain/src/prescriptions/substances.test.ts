import { expect, test } from 'vitest'
import { substanceNames } from './substances.ts'

test.each([
  ['bisoprolol', ['<bisoprolol>']],
  ['Folic acid', ['<folic-acid>']],
  ['valsartan, amlodipine and hydrochlorothiazide', ['<valsartan>', '<amlodipine>', '<hydrochlorothiazide>']],
  ['ivy leaf extract and amlodipine', ['ivy leaf extract', '<amlodipine>']],
  ['bark and ivy leaf extract', ['bark and ivy leaf extract']],
])('%s', (activeIngredient, expected) =>
  expect(substanceNames(activeIngredient, (substance) => `<${substance}>`)).toEqual(expected),
)
