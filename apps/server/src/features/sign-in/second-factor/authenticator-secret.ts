import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const IV_BYTES = 12
const TAG_BYTES = 16
const RECOVERY_CODES = 10
/** Gives ten signs in base 32, of which a recovery code is half a line. */
const RECOVERY_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz234567'

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What the app reads from the code on the screen. */
export const uriOf = (secret: string, email: string): string => appOf(secret, email).toString()

/** The step of time to which a code belongs, at most one before or after now; null when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = appOf(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

const appOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Vastus', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 })

const keyFor = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'authenticator secret', 32))

/** A reader of the table alone can make no codes. */
export function encrypt(secretKey: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey), iv)
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** @throws Error when it was encrypted with another key */
export function decrypt(secretKey: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretKey), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const body = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(10)].map((byte) => RECOVERY_CHARACTERS[byte & 31]).join(''),
  )

export const digestOfRecovery = (secretKey: string, userId: number, code: string): string =>
  createHmac('sha256', secretKey).update(`recovery code\n${userId}\n${code}`).digest('hex')
