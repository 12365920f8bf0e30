import { describe, expect, test } from 'vitest'
import { checkBirthDate, toldByCode } from './profile-rules.ts'

const today = '2026-11-21'

describe('a birth date at sign-up', () => {
  test.each([
    ['', 'REQUIRED'],
    ['1985-2-', 'DATE'],
    ['1985-02-30', 'DATE'],
    ['1899-12-31', 'DATE'],
    ['2027-01-01', 'DATE'],
    ['2008-11-22', 'UNDERAGE_SIGNUP'],
    ['2008-11-21', null],
    ['1985-03-27', null],
  ])('%s is answered with %s', (value, rule) => {
    expect(checkBirthDate(value, today)).toBe(rule)
  })
})

describe('a personal code', () => {
  test('tells birth date and sex once it is whole', () => {
    expect(toldByCode('EE', '48503270001', today)).toEqual({ birthDate: '1985-03-27', sex: 'FEMALE' })
  })

  test('tells nothing while it is half typed', () => {
    expect(toldByCode('EE', '4850327', today)).toEqual({ birthDate: null, sex: null })
  })

  test('tells nothing where codes carry no birth date', () => {
    expect(toldByCode('GB', '9434765919', today)).toEqual({ birthDate: null, sex: null })
  })
})
