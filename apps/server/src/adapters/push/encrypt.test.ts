import { expect, it } from 'vitest'
import { encryptPush } from './encrypt.ts'

// The example of RFC 8291, section 5 and appendix A.
const RFC_8291 = {
  plaintext: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

it('encrypts the example of the standard to the standard’s bytes', () => {
  const { auth, p256dh } = RFC_8291
  const body = encryptPush(
    RFC_8291.plaintext,
    { p256dh, auth },
    {
      privateKey: Buffer.from(RFC_8291.privateKey, 'base64url'),
      salt: Buffer.from(RFC_8291.salt, 'base64url'),
    },
  )
  expect(body.toString('base64url')).toBe(RFC_8291.body)
})

it('uses another key and salt each time', () => {
  const [one, other] = [1, 2].map(() => encryptPush('the same', RFC_8291).toString('hex'))
  expect(one?.slice(0, 32)).not.toBe(other?.slice(0, 32))
  expect(one?.slice(42, 172)).not.toBe(other?.slice(42, 172))
})

it('refuses a key that is no point of the curve', () => {
  expect(() => encryptPush('text', { ...RFC_8291, p256dh: `B${'x'.repeat(86)}` })).toThrow()
})
