import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

const LIFETIME_SECONDS = 12 * 3600

/** The server's own key, by which a push service knows who sends. */
export type VapidKey = {
  /** Uncompressed point, base64url: what a browser subscribes with. */
  publicKey: string
  privateKey: KeyObject
}

/**
 * @param secret 32 bytes, base64url, as the setting VAPID_PRIVATE_KEY
 * @throws when it is no private key of P-256
 */
export function vapidKeyOf(secret: string): VapidKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(secret, 'base64url'))
  const point = pair.getPublicKey()
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({
      key: { kty: 'EC', crv: 'P-256', d: secret, x: coordinate(1), y: coordinate(33) },
      format: 'jwk',
    }),
  }
}

/** A new secret for the setting. */
export function newVapidSecret(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A secret that begins with a zero byte comes out shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/**
 * The header that names the sender to a push service.
 *
 * @param endpoint of the subscription; only its origin is named
 * @param contact an e-mail address at which the service's operator finds us
 * @source RFC 8292
 */
export function vapidHeader(key: VapidKey, endpoint: string, contact: string, now: Date): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS
  const claims = { aud: new URL(endpoint).origin, exp: expiresAt, sub: `mailto:${contact}` }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key.publicKey}`
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
