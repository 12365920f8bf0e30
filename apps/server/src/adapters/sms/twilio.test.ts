import { expect, it } from 'vitest'
import { readAccount } from './account.ts'
import { Twilio } from './twilio.ts'

// Published by the service.
const SIGNED = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: {
    To: '+18005551212',
    From: '+14158675309',
    Digits: '1234',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
  },
  signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
}
const twilio = new Twilio(readAccount('https://AC1:12345@api.twilio.com'), 'Kliinik')

it('believes the published signature of a call', () => {
  expect(twilio.hasSigned(SIGNED)).toBe(true)
})

it.each([
  ['another address', { url: 'https://mycompany.com/myapp.php?foo=1' }],
  ['another field', { fields: { ...SIGNED.fields, Digits: '1235' } }],
  ['another signature', { signature: 'SSOYDt4T1cUTdK1PDd93/VVr8B8=' }],
  ['no signature', { signature: '' }],
])('does not believe it with %s', (_what, change) => {
  expect(twilio.hasSigned({ ...SIGNED, ...change })).toBe(false)
})
