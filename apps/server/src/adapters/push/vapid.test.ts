import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { newVapidSecret, vapidHeader, vapidKeyOf } from './vapid.ts'

const NOW = new Date('2026-03-02T08:00:00Z')

it('names the sender to the origin of the endpoint alone, for half a day, signed with the key beside it', () => {
  const key = vapidKeyOf(newVapidSecret())
  const header = vapidHeader(key, 'https://push.example.test/wpush/v2/secret', 'help@example.test', NOW)
  const [, head = '', claims = '', signature = '', publicKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://push.example.test',
    exp: NOW.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:help@example.test',
  })
  expect(publicKey).toBe(key.publicKey)
  expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65)
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey(key.privateKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

it('makes secrets of 32 bytes, each another', () => {
  const secrets = Array.from({ length: 50 }, newVapidSecret)
  expect(new Set(secrets).size).toBe(50)
  expect(secrets.every((secret) => Buffer.from(secret, 'base64url').length === 32)).toBe(true)
})

it('finds the public key that belongs to a secret, as the standard for encryption shows it', () => {
  expect(vapidKeyOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw').publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
})
