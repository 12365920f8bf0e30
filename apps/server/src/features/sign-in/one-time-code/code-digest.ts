import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A code is worth nothing for another purpose or address, in another session than the one it was asked for in, nor to
 * somebody who reads the table without the key.
 */
export function digestOf(
  secretKey: string,
  about: { purpose: string; email: string; sessionHash?: string },
  code: string,
): string {
  const bound = [about.purpose, about.email, code, ...(about.sessionHash ? [about.sessionHash] : [])]
  return createHmac('sha256', secretKey).update(bound.join('\n')).digest('hex')
}

export function isSameDigest(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
