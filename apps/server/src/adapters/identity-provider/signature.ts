import { type KeyObject, verify } from 'node:crypto'

const HASH_OF: Readonly<Record<string, { hash: string; key: 'ec' | 'rsa' }>> = {
  '1.2.840.10045.4.3.2': { hash: 'sha256', key: 'ec' },
  '1.2.840.10045.4.3.3': { hash: 'sha384', key: 'ec' },
  '1.2.840.10045.4.3.4': { hash: 'sha512', key: 'ec' },
  '1.2.840.113549.1.1.11': { hash: 'sha256', key: 'rsa' },
  '1.2.840.113549.1.1.12': { hash: 'sha384', key: 'rsa' },
  '1.2.840.113549.1.1.13': { hash: 'sha512', key: 'rsa' },
}

/** Whether a signature of X.509 or OCSP holds. Algorithms with MD5 or SHA-1 never do. */
export function verifySignature(given: {
  /** Object identifier. */
  algorithm: string
  content: Buffer
  signature: Buffer
  publicKey: KeyObject
}): boolean {
  const known = HASH_OF[given.algorithm]
  if (!known || given.publicKey.asymmetricKeyType !== known.key) return false
  return verify(known.hash, given.content, given.publicKey, given.signature)
}
