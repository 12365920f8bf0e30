import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const RECORD_SIZE = 4096
/** Ends the last, and here the only, record. */
const LAST_RECORD = Buffer.from([2])

/** What a test fixes, and is random otherwise. */
type Fixed = { privateKey: Buffer; salt: Buffer }

/**
 * Encrypts a message for one browser, so that the push service on the way can not read it.
 *
 * @param keys of the subscription, base64url
 * @returns the body of a request with `content-encoding: aes128gcm`
 * @throws when the browser's key is not a point of P-256
 * @source RFC 8291, RFC 8188
 */
export function encryptPush(
  message: string,
  keys: { p256dh: string; auth: string },
  fixed: Partial<Fixed> = {},
): Buffer {
  const browserKey = Buffer.from(keys.p256dh, 'base64url')
  const ours = createECDH('prime256v1')
  if (fixed.privateKey) ours.setPrivateKey(fixed.privateKey)
  else ours.generateKeys()
  const ourKey = ours.getPublicKey()
  const salt = fixed.salt ?? randomBytes(16)

  const context = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ourKey])
  const secret = derive(ours.computeSecret(browserKey), Buffer.from(keys.auth, 'base64url'), context, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([
    cipher.update(Buffer.from(message)),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head.writeUInt8(ourKey.length, 4)
  return Buffer.concat([salt, head, ourKey, sealed])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
