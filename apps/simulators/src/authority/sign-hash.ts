import { constants, createECDH, type KeyObject, privateEncrypt, randomBytes } from 'node:crypto'

/** Order of the curve P-384. */
const N = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n
const SIZE_BYTES = 48
/** Begins the content of an RSA signature over a hash. @source RFC 8017, 9.2 */
const SHA256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** Signs a SHA-256 hash as a phone does, which never sees what was hashed. EC signatures are r and s, one after the other. */
export function signHash(hash: Buffer, key: KeyObject): Buffer {
  return key.asymmetricKeyType === 'rsa'
    ? privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([SHA256_PREFIX, hash]))
    : signWithCurve(hash, key)
}

function signWithCurve(hash: Buffer, key: KeyObject): Buffer {
  const secret = numberOf(Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url'))
  const curve = createECDH('secp384r1')
  // Shorter than the order of the curve, so that it is surely below it.
  const k = randomBytes(SIZE_BYTES - 1)
  curve.setPrivateKey(Buffer.concat([Buffer.alloc(1), k]))
  const r = numberOf(curve.getPublicKey().subarray(1, 1 + SIZE_BYTES)) % N
  const s = (inverse(numberOf(k)) * ((numberOf(hash) + r * secret) % N)) % N
  return Buffer.concat([bytesOf(r), bytesOf(s)])
}

const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)
const bytesOf = (value: bigint) => Buffer.from(value.toString(16).padStart(2 * SIZE_BYTES, '0'), 'hex')

/** By the theorem of Fermat, as the order is a prime. */
function inverse(value: bigint): bigint {
  let [result, base, exponent] = [1n, value % N, N - 2n]
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % N
    base = (base * base) % N
  }
  return result
}
