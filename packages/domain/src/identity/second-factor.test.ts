import { expect, it } from 'vitest'
import { checkSecondFactor, isFreshSignIn, isRecoveryCode, normaliseSecondFactor } from './second-factor.ts'

it.each([
  ['', 'REQUIRED'],
  [' - ', 'REQUIRED'],
  ['123456', null],
  ['123 456', null],
  ['ABCDE-FGH27', null],
  ['abcdefgh27', null],
  ['12345', 'OTP_FORMAT'],
  ['1234567', 'OTP_FORMAT'],
  ['abcdefgh18', 'OTP_FORMAT'],
])('judges %j as %s', (typed, verdict) => {
  expect(checkSecondFactor(typed)).toBe(verdict)
})

it('tells a recovery code from a code of the app', () => {
  expect(isRecoveryCode(normaliseSecondFactor('ABCDE fgh27'))).toBe(true)
  expect(isRecoveryCode('123456')).toBe(false)
})

it('asks for a new sign-in after 15 minutes', () => {
  const now = new Date('2026-03-02T10:15:00Z')
  expect(isFreshSignIn(new Date('2026-03-02T10:00:00Z'), now)).toBe(true)
  expect(isFreshSignIn(new Date('2026-03-02T09:59:59Z'), now)).toBe(false)
})
