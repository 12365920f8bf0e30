import { expect, test } from 'vitest'
import { needsContactCode } from './contact-code.ts'

const email = 'mari@example.test'
const phone = '+37251234567'
const account = { email, isEmailConfirmed: true, phone, incompleteProfile: false }
const newcomer = { ...account, phone: null, incompleteProfile: true }

test.each([
  ['the contacts that are there', account, { email, phone }, false],
  ['the address in other letters', account, { email: ' Mari@Example.test ', phone }, false],
  ['another address', account, { email: 'other@example.test', phone }, true],
  ['another phone number', account, { email, phone: '+37251234568' }, true],
  ['no phone number any more', account, { email, phone: null }, true],
  ['the address alone', account, { email }, false],
  [
    'the first phone number of a newcomer whose sign-up proved the address',
    newcomer,
    { email, phone },
    false,
  ],
  ['another address of a newcomer', newcomer, { email: 'other@example.test', phone }, true],
  ['an address that nobody has confirmed', { ...newcomer, isEmailConfirmed: false }, { email, phone }, true],
  ['a first address', { ...newcomer, email: '', isEmailConfirmed: false }, { email, phone }, true],
])('%s', (_what, of, wanted, needed) => {
  expect(needsContactCode(of, wanted)).toBe(needed)
})
