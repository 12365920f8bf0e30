// @proves R5-001 R5-002 R5-004 R5-005 R5-006 R5-008 R5-009 R5-010 R5-011 R5-012 R5-013 R5-014
// @proves R5-015 R5-016 R5-017 R5-018 R5-035 R5-036 R9-027
// @proves-part R3-098: the rule
// @proves R5-025
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../country.ts'
import {
  checkBirthYears,
  checkConfirmed,
  checkLength,
  checkRequired,
  checkRequiredTrue,
  checkWebsites,
} from '../field-rules.ts'
import { ageOn, ageParts, isAdult } from './age.ts'
import { isBirthDate } from './birth-date.ts'
import { checkEmail, checkEmails, normaliseEmail } from './email.ts'
import vectors from './identifiers.vectors.json' with { type: 'json' }
import { checkOneTimeCode } from './one-time-code.ts'
import { checkPassword } from './password.ts'
import { checkPersonalCode, readPersonalCode } from './personal-code.ts'
import { checkPhone, normalisePhone } from './phone.ts'

const today = '2026-06-20'

type CodeVector = {
  code: string
  valid: boolean
  note: string
  normalised?: string
  birthDate?: string
  sex?: string
}
const codes = Object.entries(vectors.personalCodes as Record<string, CodeVector[]>).flatMap(
  ([country, list]) => list.map((vector) => ({ country: country as CountryCode, ...vector })),
)

describe('a personal code', () => {
  it.each(codes)('$country $code: $note', ({ country, code, valid, normalised, birthDate, sex }) => {
    const read = readPersonalCode(country, code, today)
    expect(read !== null).toBe(valid)
    if (!read) return
    expect(read.code).toBe(normalised ?? code)
    if (country !== 'GB') expect(read).toMatchObject({ birthDate, sex })
  })

  it('may be born today but not tomorrow', () => {
    const born = '52606200005'
    const valid = [...'0123456789']
      .map((check) => born.slice(0, 10) + check)
      .find((c) => readPersonalCode('EE', c, today))
    expect(valid).toBeDefined()
    expect(readPersonalCode('EE', valid ?? '', '2026-06-19')).toBeNull()
  })

  it.each([
    ['A1b2', true],
    ['a1b', false],
    ['x'.repeat(20), true],
    ['x'.repeat(21), false],
    ['12-34', true],
    ['1-2-3', false],
    ['12_34', false],
  ])('as a US record number, %s: %s', (code, valid) => {
    expect(readPersonalCode('US', code, today) !== null).toBe(valid)
  })

  it.each([
    ['EE', '3760503 0299', '37605030299'],
    ['EE', ' 376050-30299\u00a0', '37605030299'],
    ['EE', '376050\u201130299', '37605030299'],
    ['EE', '37605030299\r\n', '37605030299'],
    ['EE', '\u202a376050\u22123\u200b0299\u202c', '37605030299'],
    ['GB', '943 476-5919', '9434765919'],
    ['PL', '44051 4-01359', '44051401359'],
    ['ZA', '800101 5009 087', '8001015009087'],
    ['US', 'MRN-12 34', 'MRN1234'],
  ] as const)('of %s is read with spaces and dashes, %j, and kept without', (country, typed, code) => {
    expect(readPersonalCode(country, typed, today)?.code).toBe(code)
  })

  it('may be left out only where it is not required', () => {
    expect(checkPersonalCode(' ', { country: 'EE', today })).toBe('REQUIRED')
    expect(checkPersonalCode('', { country: 'GB', today, required: false })).toBeNull()
    expect(checkPersonalCode('1', { country: 'GB', today, required: false })).toBe('PERSONAL_CODE')
  })
})

describe('an Estonian phone number', () => {
  it.each([
    ['+37281000000', '+37281000000'],
    ['+37286999999', '+37286999999'],
    ['86 999 999', '+37286999999'],
    ['+37287000000', null],
    ['87000000', null],
    ['+37289999999', null],
  ])('%s is read as %s', (input, read) => {
    expect(normalisePhone(input, 'EE')).toBe(read)
  })
})

describe('an age', () => {
  it.each(vectors.ages)('of $birthDate on $on', ({ birthDate, on, years, months, days, adult }) => {
    expect(ageOn(birthDate, on)).toEqual({ years, months, days })
    expect(isAdult(birthDate, on)).toBe(adult)
  })

  it.each([
    ['2026-06-20', [['day', 0]]],
    ['2026-05-21', [['day', 30]]],
    ['2026-05-20', [['month', 1]]],
    ['2024-06-21', [['month', 23]]],
    ['2024-06-20', [['year', 2]]],
    [
      '2024-05-20',
      [
        ['year', 2],
        ['month', 1],
      ],
    ],
    [
      '2019-06-21',
      [
        ['year', 6],
        ['month', 11],
      ],
    ],
    ['2019-06-20', [['year', 7]]],
    ['2018-01-20', [['year', 8]]],
  ] as [string, [string, number][]][])('of somebody born on %s is shown as %j', (birthDate, parts) => {
    expect(ageParts(birthDate, today)).toEqual(parts.map(([unit, count]) => ({ unit, count })))
  })
})

describe('an e-mail address', () => {
  it.each(vectors.emails.filter((each) => !('multiple' in each)))('$input: $valid', ({ input, valid }) => {
    expect(checkEmail(input) === null).toBe(valid)
  })

  it.each(vectors.emails.filter((each) => 'multiple' in each))(
    'in a list, $input: $valid',
    ({ input, valid }) => {
      expect(checkEmails(input) === null).toBe(valid)
    },
  )

  it.each([
    ['x@gmail.ee', 'EMAIL_DOMAIN_REFUSED'],
    ['x@HOTMAIL.ee ', 'EMAIL_DOMAIN_REFUSED'],
    ['x@notgmail.ee', null],
    ['x@gmail.com', null],
    [`${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(60)}.ee`, null],
    [`${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(61)}.eee`, 'EMAIL_PATTERN'],
    ['', 'REQUIRED'],
  ])('%s is judged %s', (input, rule) => {
    expect(checkEmail(input)).toBe(rule)
  })

  it('may be empty where it is optional, and is stored in lower case', () => {
    expect(checkEmail(' ', { required: false })).toBeNull()
    expect(checkEmails('')).toBeNull()
    expect(checkEmails('a@example.com, b@gmail.ee')).toBe('EMAIL_DOMAIN_REFUSED')
    expect(normaliseEmail(' Mari@Example.COM ')).toBe('mari@example.com')
  })

  it.each([
    ['mari@example.ee\u200b', 'mari@example.ee'],
    ['\u202aMari@example.ee\u202c\n', 'mari@example.ee'],
    ['mari@õun.ee', 'mari@xn--un-bka.ee'],
    ['MARI@ÕUN.EE', 'mari@xn--un-bka.ee'],
    ['mari@o\u0303un.ee', 'mari@xn--un-bka.ee'],
    ['maria@пример.рф', 'maria@xn--e1afmkfd.xn--p1ai'],
    ['mari@xn--un-bka.ee', 'mari@xn--un-bka.ee'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(normaliseEmail(typed)).toBe(kept)
    expect(checkEmail(typed)).toBeNull()
  })

  it.each([
    'mari@õ un.ee',
    'mari@õun',
    'mari@õun.ee/x',
    'mari@õun.ee:80',
    'õie@example.ee',
    'mari@\u200b.ee',
  ])('%j is no address', (typed) => {
    expect(checkEmail(typed)).toBe('EMAIL_PATTERN')
  })
})

describe('a birth date', () => {
  it.each([
    ['1879-12-31', false],
    ['1880-01-01', true],
    ['2026-06-20', true],
    ['2026-06-21', false],
    ['2026-02-30', false],
  ])('%s can be one: %s', (date, isOne) => {
    expect(isBirthDate(date, today)).toBe(isOne)
  })
})

describe('a phone number', () => {
  it.each(vectors.phones)('$country $input: $valid', ({ country, input, valid, e164 }) => {
    expect(checkPhone(input, country as CountryCode) === null).toBe(valid)
    if (input !== '') expect(normalisePhone(input, country as CountryCode)).toBe(valid ? e164 : null)
  })

  it.each([
    ['+44 7400-123456', '+447400123456'],
    ['00372 5123 4567', '+37251234567'],
    ['5123-4567', '+37251234567'],
    ['\u202a+372 5123 4567\u202c', '+37251234567'],
    ['5123\u22124567\n', '+37251234567'],
    ['５１２３\u00a04567', '+37251234567'],
    ['call me', null],
  ])('in Estonia, %s is read as %s', (input, e164) => {
    expect(normalisePhone(input, 'EE')).toBe(e164)
  })

  it('must be there where it is required', () => {
    expect(checkPhone(' ', 'EE', { required: true })).toBe('REQUIRED')
  })
})

describe('a password', () => {
  it.each([
    ['', 'REQUIRED'],
    ['elevenchars', 'PASSWORD_TOO_SHORT'],
    ['kolm kala merd', null],
    ['õ'.repeat(11), 'PASSWORD_TOO_SHORT'],
    ['ab'.repeat(64), null],
    [`${'ab'.repeat(64)}c`, 'PASSWORD_TOO_LONG'],
    ['Mari@Example.com', 'PASSWORD_IS_EMAIL'],
    ['Password1234', 'PASSWORD_COMMON'],
    ['zzzzzzzzzzzz', 'PASSWORD_COMMON'],
    ['Vastus-demo-2026', null],
    ['\u200b'.repeat(12), 'REQUIRED'],
    ['short\u00ad\u200b\u200b\u200b\u200b\u200b\u200b', 'PASSWORD_TOO_SHORT'],
  ])('%s is judged %s', (password, rule) => {
    expect(checkPassword(password, 'mari@example.com')).toBe(rule)
  })
})

describe('a one-time code', () => {
  it.each([
    ['', 'REQUIRED'],
    ['12345', 'OTP_FORMAT'],
    ['123 456', null],
    [' 123456\n', null],
    ['\u200e123\u2011456\ufeff', null],
    ['1234567', 'OTP_FORMAT'],
    ['12345a', 'OTP_FORMAT'],
  ])('%j is judged %s', (code, rule) => {
    expect(checkOneTimeCode(code)).toBe(rule)
  })
})

describe('common fields', () => {
  it.each(vectors.websites)('websites $input: $valid', ({ input, valid }) => {
    expect(checkWebsites(input) === null).toBe(valid)
  })

  it.each(['https://a.ee;javascript:alert(1)', 'https://user:pw@evil.example', 'https://', 'http://[1'])(
    'website %s is refused',
    (input) => {
      expect(checkWebsites(input)).toBe('WEBSITE')
    },
  )

  it.each(vectors.birthYears)('birth years $input: $valid', ({ input, valid }) => {
    expect(checkBirthYears(input) === null).toBe(valid)
  })

  it('required means a word, a tick or a value', () => {
    expect([checkRequired('a'), checkRequired('  '), checkRequired(null)]).toEqual([
      null,
      'REQUIRED',
      'REQUIRED',
    ])
    expect([checkRequiredTrue(true), checkRequiredTrue(false)]).toEqual([null, 'REQUIRED_TRUE'])
    expect([checkConfirmed('a', 'a'), checkConfirmed('a', 'A')]).toEqual([null, 'CONFIRMED'])
  })

  it('lengths include both bounds', () => {
    const bounds = { min: 3, max: 4 }
    expect(['ab', 'abc', 'abcd ', '😀😀😀😀😀'].map((text) => checkLength(text, bounds))).toEqual([
      'MIN_LENGTH',
      null,
      null,
      'MAX_LENGTH',
    ])
  })
})
