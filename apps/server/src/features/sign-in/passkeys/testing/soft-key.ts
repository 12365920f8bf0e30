import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an answer says; a test changes one thing at a time. */
export type Said = {
  challenge: string
  origin: string
  rpId: string
  type: string
  counter: number
  isPresent: boolean
  isVerified: boolean
}

/** A passkey in memory, which answers like a device. */
export function softKey(usual: Pick<Said, 'origin' | 'rpId'>) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'))
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
  const complete = (said: Partial<Said>, type: string): Said => ({
    challenge: '',
    type,
    counter: 0,
    isPresent: true,
    isVerified: true,
    ...usual,
    ...said,
  })

  return {
    credentialId,
    /** What the device answers when the key is made. */
    created(changed: Partial<Said>) {
      const said = complete(changed, 'webauthn.create')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([headOf(said, 0x40), Buffer.alloc(16), length, id, cose])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        credentialId,
        clientDataJSON: clientDataOf(said).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      }
    },
    /** What the device answers when the key has signed. */
    signed(changed: Partial<Said>) {
      const said = complete(changed, 'webauthn.get')
      const clientData = clientDataOf(said)
      const authenticatorData = headOf(said, 0)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return {
        credentialId,
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

const clientDataOf = ({ challenge, origin, type }: Said) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Host, flags and counter, as section 6.1 of WebAuthn puts them. */
function headOf({ rpId, counter, isPresent, isVerified }: Said, more: number): Buffer {
  const flags = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
}
