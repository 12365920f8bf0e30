import { describe, expect, test } from 'vitest'
import { checkBirthDate } from './profile-rules.ts'

const today = '2026-11-21'

describe('a birth date at sign-up', () => {
  test.each([
    ['', 'REQUIRED'],
    ['1985-2-', 'DATE'],
    ['1985-02-30', 'DATE'],
    ['1879-12-31', 'DATE'],
    ['1880-01-01', null],
    ['2027-01-01', 'DATE'],
    ['2008-11-22', 'UNDERAGE_SIGNUP'],
    ['2008-11-21', null],
    ['1985-03-27', null],
  ])('%s is answered with %s', (value, rule) => {
    expect(checkBirthDate(value, today)).toBe(rule)
  })
})
