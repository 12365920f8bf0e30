// @proves-part R5-046 R5-047: the rule
import { describe, expect, it } from 'vitest'
import { placeColumns } from './column-contents.ts'
import { findColumns, findDelimiter, readCell } from './columns.ts'
import { isStopped, ROW_OUTCOMES, sumOutcomes, undoableUntil } from './file-import.ts'
import { decidePhone, readPhoneRow } from './phone-row.ts'

const HERE = { country: 'EE', today: '2026-03-02' } as const

describe('the first row of a file', () => {
  it.each([
    ['isikukood;telefon', ';'],
    ['isikukood,telefon', ','],
    ['isikukood\ttelefon', '\t'],
    ['"Isikukood, kood";telefon', ';'],
    ['isikukood', ';'],
  ])('%s is separated by %s', (row, delimiter) => {
    expect(findDelimiter(row)).toBe(delimiter)
  })

  it.each([
    [['isikukood', 'telefon'], 0, 1],
    [['Eesnimi', 'Perenimi', 'Isikukood', 'Mobiiltelefon'], 2, 3],
    [['Personal code', 'Phone number'], 0, 1],
    [['PERSONAL_CODE', 'PHONE'], 0, 1],
    [['Telefon', 'Märkused', 'Isikukood'], 2, 0],
    [['PESEL', 'Numer telefonu'], 0, 1],
    [['Kod osobowy', 'Telefon'], 0, 1],
    [[' isikukood ', '"Tel. nr"'], 0, 1],
  ])('%j tells where code and phone stand', (header, code, phone) => {
    const found = findColumns(header, 'PHONES')
    expect(found.ok && [found.places.get('personalCode'), found.places.get('phone')]).toEqual([code, phone])
  })

  it.each([
    [['telefon'], 'NO_CODE_COLUMN'],
    [['isikukood'], 'NO_PHONE_COLUMN'],
    [['60001019906', '51234567'], 'NO_CODE_COLUMN'],
    [['isikukood', 'telefon', 'mobiil'], 'COLUMN_TWICE'],
    [['isikukood', 'personalCode', 'telefon'], 'COLUMN_TWICE'],
    [[], 'NO_CODE_COLUMN'],
  ])('%j is refused with %s', (header, problem) => {
    expect(findColumns(header, 'PHONES')).toEqual({ ok: false, problem })
  })

  it('needs names for patients, and a code where nobody is entered without one', () => {
    expect(findColumns(['isikukood'], 'PATIENTS')).toEqual({ ok: false, problem: 'NO_NAME_COLUMN' })
    const names = ['First name', 'Last name']
    expect(findColumns(names, 'PATIENTS')).toEqual({ ok: false, problem: 'NO_CODE_COLUMN' })
    expect(findColumns(names, 'PATIENTS', { isCodeRequired: false }).ok).toBe(true)
  })
})

describe('columns told by what they hold', () => {
  const [CODE, OTHER, POLISH] = ['60001019906', '30303039914', '44051401359']
  const EE = { ...HERE, isCodeRequired: true }
  const placed = (sample: readonly string[][], where: Parameters<typeof placeColumns>[2] = EE) => {
    const found = placeColumns(sample, 'PHONES', where)
    if (!found.ok) return found.problem
    return [found.places.get('personalCode'), found.places.get('phone'), found.isFirstRowNames]
  }

  it.each<[string, string[][], (number | boolean)[]]>([
    [
      'under their own headings',
      [
        ['isikukood', 'telefon'],
        [CODE, '51234567'],
      ],
      [0, 1, true],
    ],
    [
      'under each other’s headings',
      [
        ['isikukood', 'telefon'],
        ['51234567', CODE],
      ],
      [1, 0, true],
    ],
    [
      'under each other’s headings, with some phones missing',
      [
        ['telefon', 'nimi', 'isikukood'],
        [OTHER, 'Jaan', ''],
        [CODE, 'Mari', '+372 5123 4567'],
      ],
      [0, 2, true],
    ],
    [
      'mostly right, with one row the other way round',
      [
        ['isikukood', 'telefon'],
        ['51234567', CODE],
        [CODE, '51234567'],
        [OTHER, '51234568'],
      ],
      [0, 1, true],
    ],
    [
      'with nothing that can be read',
      [
        ['isikukood', 'telefon'],
        ['Mari', 'Mets'],
      ],
      [0, 1, true],
    ],
    ['of no row', [['isikukood', 'telefon']], [0, 1, true]],
    [
      'without headings',
      [
        [CODE, '51234567'],
        [OTHER, ''],
      ],
      [0, 1, false],
    ],
    ['without headings, the number first', [['Mari', '="51234567"', `'${CODE}`]], [2, 1, false]],
    [
      'without headings, with the first number missing',
      [
        [CODE, ''],
        [OTHER, '51234567'],
      ],
      [0, 1, false],
    ],
  ])('code and phone %s are found', (_, sample, expected) => {
    expect(placed(sample)).toEqual(expected)
  })

  it.each<[string, string[][]]>([
    ['two numbers', [[CODE, '51234567', '51234568']]],
    [
      'a second number in a later row',
      [
        [CODE, '51234567', ''],
        [OTHER, '', '51234568'],
      ],
    ],
    ['two codes', [[CODE, OTHER, '51234567']]],
    [
      'a broken code in the first row',
      [
        ['60001019907', '51234567'],
        [CODE, '51234568'],
      ],
    ],
    [
      'headings that nobody knows',
      [
        ['Kes', 'Kuhu'],
        [CODE, '51234567'],
      ],
    ],
    ['codes of another country', [[POLISH, '51234567']]],
    ['no number', [[CODE, 'Mari']]],
  ])('rows without known headings and with %s are refused', (_, sample) => {
    expect(placed(sample)).toBe('NO_CODE_COLUMN')
  })

  it('names the missing phone column where only the code has a heading', () => {
    expect(
      placed([
        ['isikukood', 'lähedase number'],
        [CODE, '51234567'],
      ]),
    ).toBe('NO_PHONE_COLUMN')
  })

  it('tells Polish codes from Polish numbers, which have as many digits', () => {
    const PL = { country: 'PL', today: '2026-03-02', isCodeRequired: true } as const
    expect(
      placed(
        [
          ['PESEL', 'telefon'],
          ['48512345678', POLISH],
        ],
        PL,
      ),
    ).toEqual([1, 0, true])
  })

  it('takes a file of patients by its headings only', () => {
    const patients = (...sample: string[][]) => placeColumns(sample, 'PATIENTS', EE)
    expect(patients([CODE, 'Mari', 'Mets', '51234567'])).toEqual({ ok: false, problem: 'NO_CODE_COLUMN' })
    const swapped = patients(['isikukood', 'eesnimi', 'perenimi', 'tel'], ['51234567', 'Mari', 'Mets', CODE])
    expect(swapped.ok && Object.fromEntries(swapped.places)).toEqual({
      personalCode: 3,
      firstName: 1,
      surname: 2,
      phone: 0,
    })
  })
})

it.each([
  ['="00123"', '00123'],
  ["'+37251234567", '+37251234567'],
  [' 60001019906\u00a0', '60001019906'],
  ['=HYPERLINK("x")', '=HYPERLINK("x")'],
])('a cell written as %s means %s', (cell, text) => {
  expect(readCell(cell)).toBe(text)
})

describe('a row of phone numbers', () => {
  it.each([
    ['60001019906', '5123 4567', '+37251234567'],
    ['="60001019906"', '="+37251234567"', '+37251234567'],
    ['600010 19906', '00372 5123-4567', '+37251234567'],
    ['60001019906', '123; 5123 4567', '+37251234567'],
    ['60001019906', '6 123 456', '+3726123456'],
  ])('%s and %s give %s', (personalCode, phone, number) => {
    expect(readPhoneRow({ personalCode, phone }, HERE)).toEqual({
      personalCode: '60001019906',
      phone: number,
      problem: null,
    })
  })

  it.each([
    ['60001019907', '51234567', 'INVALID_CODE'],
    ['6,0001E+10', '51234567', 'INVALID_CODE'],
    ['', '51234567', 'INVALID_CODE'],
    ['44051401359', '51234567', 'INVALID_CODE'],
    ['60001019906', '', 'NO_PHONE'],
    ['60001019906', '=cmd|calc', 'INVALID_PHONE'],
    ['60001019906', '12', 'INVALID_PHONE'],
    ['60001019906', '5,12E+07', 'INVALID_PHONE'],
  ])('%s and %s are left out: %s', (personalCode, phone, problem) => {
    expect(readPhoneRow({ personalCode, phone }, HERE)).toEqual({ problem })
  })

  const known = { phone: '+37251111111', isOwnNumber: false, isOfAnotherClinic: false }
  it.each([
    [undefined, 'NOT_A_PATIENT'],
    [known, 'UPDATED'],
    [{ ...known, phone: null }, 'UPDATED'],
    [{ ...known, phone: '+37251234567' }, 'UNCHANGED'],
    [{ ...known, isOwnNumber: true }, 'KEPT_OWN_NUMBER'],
    [{ ...known, isOwnNumber: true, phone: null }, 'KEPT_OWN_NUMBER'],
    [{ ...known, isOwnNumber: true, phone: '+37251234567' }, 'UNCHANGED'],
    [{ ...known, isOfAnotherClinic: true }, 'KEPT_OF_ANOTHER_CLINIC'],
    [{ ...known, isOfAnotherClinic: true, phone: '+37251234567' }, 'KEPT_OF_ANOTHER_CLINIC'],
  ] as const)('for a patient of whom the clinic has %j becomes %s', (owner, outcome) => {
    expect(decidePhone('+37251234567', owner)).toBe(outcome)
  })
})

it('counts each outcome once, as changed, unchanged or left out', () => {
  const each = Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, 1]))
  expect(sumOutcomes(each)).toEqual({ added: 1, updated: 1, unchanged: 1, skipped: ROW_OUTCOMES.length - 3 })
  expect(sumOutcomes({})).toEqual({ added: 0, updated: 0, unchanged: 0, skipped: 0 })
})

it('can be undone for 24 hours after its end', () => {
  expect(undoableUntil('DONE', '2026-03-02T09:00:00.000Z')).toBe('2026-03-03T09:00:00.000Z')
  expect(undoableUntil('PREVIEW', null)).toBeNull()
  expect(undoableUntil('UNDONE', '2026-03-02T09:00:00.000Z')).toBeNull()
})

it.each([
  ['DONE', 1, 2, true],
  ['DONE', 2, 2, false],
  ['RUNNING', 1, 2, false],
  ['UNDONE', 2, 2, false],
] as const)(
  'an import that is %s with %i of %i rows was given up before its end: %s',
  (status, done, total, is) => {
    expect(isStopped({ status, done, total })).toBe(is)
  },
)
