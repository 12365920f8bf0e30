import { expect, test } from 'vitest'
import { substancesOf } from './substances.ts'

test.each([
  ['bisoprolol', [{ word: 'bisoprolol', code: 'bisoprolol' }]],
  ['Folic acid', [{ word: 'Folic acid', code: 'folic-acid' }]],
  [
    'valsartan, amlodipine and hydrochlorothiazide',
    [
      { word: 'valsartan', code: 'valsartan' },
      { word: 'amlodipine', code: 'amlodipine' },
      { word: 'hydrochlorothiazide', code: 'hydrochlorothiazide' },
    ],
  ],
  ['ivy leaf extract', [{ word: 'ivy leaf extract', code: null }]],
])('%s', (activeIngredient, expected) => expect(substancesOf(activeIngredient)).toEqual(expected))
