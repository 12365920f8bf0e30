import { expect, test } from 'vitest'
import { type Step, stepsToShow } from './steps-to-show.ts'

const self = { relation: 'SELF', adult: true }
const child = { relation: 'REPRESENTED', adult: false }
const own = { id: 1, relation: 'FAMILY' }
const other = { id: 2, relation: 'FAMILY' }
const open = { id: 3, relation: 'OPEN' }

const cases: [string, Parameters<typeof stepsToShow>[0], Step[]][] = [
  ['one person, one clinic', { step: 'TYPE', persons: [self], clinics: [own] }, ['TYPE', 'MESSAGE', 'CHECK']],
  [
    'a child as well',
    { step: 'TYPE', persons: [self, child], clinics: [own] },
    ['PERSON', 'TYPE', 'MESSAGE', 'CHECK'],
  ],
  [
    'two clinics',
    { step: 'CHECK', persons: [self], clinics: [own, other] },
    ['CLINIC', 'TYPE', 'MESSAGE', 'CHECK'],
  ],
  [
    'a clinic open to all that was chosen on purpose',
    { step: 'TYPE', persons: [self], clinics: [own, open], clinicId: '3' },
    ['CLINIC', 'TYPE', 'MESSAGE', 'CHECK'],
  ],
  [
    'one clinic of their own, though others are open to all',
    { step: 'TYPE', persons: [self], clinics: [own, open], clinicId: '1' },
    ['TYPE', 'MESSAGE', 'CHECK'],
  ],
  [
    'somebody else asked for from the page of topics',
    { step: 'PERSON', persons: [self], clinics: [own] },
    ['PERSON', 'TYPE', 'MESSAGE', 'CHECK'],
  ],
]

test.each(cases)('the steps that are numbered: %s', (_, known, steps) => {
  expect(stepsToShow(known)).toEqual(steps)
})
