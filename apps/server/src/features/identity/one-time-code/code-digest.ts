import { createHmac, timingSafeEqual } from 'node:crypto'

/** A code is worth nothing for another purpose or address, nor to somebody who reads the table without the key. */
export function digestOf(secretKey: string, purpose: string, email: string, code: string): string {
  return createHmac('sha256', secretKey).update(`${purpose}\n${email}\n${code}`).digest('hex')
}

export function isSameDigest(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
