import { type KeyObject, sign } from 'node:crypto'
import type { OidcFault } from './faults.ts'

type Json = Record<string, unknown>

const partsOf = (token: string) => {
  const [header = '', payload = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json
  return { header: read(header), payload: read(payload) }
}
const textOf = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The same token, made on a clock that goes before or after by so much. Its end stays: libraries compare it with the true time. */
export function movedToken(token: string, seconds: number, key: KeyObject): string {
  const { header, payload } = partsOf(token)
  return signed(header, { ...payload, iat: Number(payload.iat) + seconds }, key)
}

/** The same token with something wrong, signed again where the fault lies in what is signed. */
export function brokenToken(
  token: string,
  fault: OidcFault,
  keys: { own: KeyObject; other: KeyObject },
): string {
  const { header, payload } = partsOf(token)
  if (fault === 'NO_SIGNATURE') return `${textOf({ ...header, alg: 'none' })}.${textOf(payload)}.`
  const key = fault === 'OTHER_KEY' ? keys.other : keys.own
  const changed = { ...payload, ...changesOf(fault) }
  return signed(header, changed, key, fault === 'WRONG_SIGNATURE' ? '.' : '')
}

/** @param added what is signed besides the token, for a signature that does not fit */
function signed(header: Json, payload: Json, key: KeyObject, added = ''): string {
  const content = `${textOf(header)}.${textOf(payload)}`
  return `${content}.${sign('sha256', Buffer.from(content + added), key).toString('base64url')}`
}

function changesOf(fault: OidcFault): Json {
  switch (fault) {
    case 'OTHER_NONCE':
      return { nonce: 'of-somebody-else' }
    case 'NO_NONCE':
      return { nonce: undefined }
    case 'OTHER_AUDIENCE':
      return { aud: 'another-client' }
    case 'OTHER_ISSUER':
      return { iss: 'https://elsewhere.example' }
    case 'NO_SUBJECT':
      return { sub: undefined }
    case 'EXPIRED':
      return { iat: 1_600_000_000, exp: 1_600_000_040 }
    default:
      return {}
  }
}
