import { expect, it } from 'vitest'
import { mobileIdCode } from './mobile-id.ts'

// Published by the service, and three made for this test.
it.each([
  ['2f665f6a6999e0ef0752e00ec9f453adf59d8cb6', '1462'],
  ['00'.repeat(32), '0000'],
  ['ff'.repeat(32), '8191'],
  ['ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '6459'],
  ['bbfeb74a4b4216dfd0f7b10edf5743e6781e9f8ac7888a3392878a52c821a3b1', '5937'],
])('shows for the hash %s the code %s', (hash, code) => {
  expect(mobileIdCode(Buffer.from(hash, 'hex'))).toBe(code)
})
