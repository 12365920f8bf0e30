import { constants, createHash, type KeyObject, randomBytes, verify } from 'node:crypto'
import { CLIENT_AUTHENTICATION } from './certificate.ts'
import { notAccepted, type ProvenPerson } from './identity-provider.ts'
import type { TrustedPersons } from './trusted-persons.ts'
import { callProvider, jsonBody, readJson, textOf } from './wire.ts'

/** What the server keeps until the card has signed it; it is taken away by the first answer. */
export type WebEidChallenge = { nonce: string; askedAt: string }

/** What the browser extension gives: nothing of it is true before it is checked. */
export type WebEidToken = {
  unverifiedCertificate: string
  algorithm: string
  signature: string
  format: string
}

const NONCE_BYTES = 32
const LIFETIME_MS = 5 * 60_000

const HASHES: Readonly<Record<string, string>> = { 256: 'sha256', 384: 'sha384', 512: 'sha512' }
/** Mobile-ID and Smart-ID: their certificates are for signing in too, but no card is behind them. */
const NO_CARD = /^1\.3\.6\.1\.4\.1\.10015\.(1\.3|17|18)(\.|$)/

/**
 * The ID card in the browser.
 *
 * @source Web eID, system architecture and token format 1.0
 */
export class WebEid {
  readonly #origin: string
  readonly #trusted: TrustedPersons
  readonly #simulatorUrl: string | null

  /** @param simulatorUrl of the virtual card reader, where there is one */
  constructor(settings: { origin: string; simulatorUrl: string | null }, trusted: TrustedPersons) {
    this.#origin = settings.origin
    this.#simulatorUrl = settings.simulatorUrl
    this.#trusted = trusted
  }

  start(now: Date): WebEidChallenge {
    return { nonce: randomBytes(NONCE_BYTES).toString('base64'), askedAt: now.toISOString() }
  }

  /** @throws IdentityRefused */
  async finish({ nonce, askedAt }: WebEidChallenge, token: WebEidToken, now: Date): Promise<ProvenPerson> {
    if (now.getTime() - Date.parse(askedAt) > LIFETIME_MS) throw notAccepted('nonce: expired')
    if (!/^web-eid:1(\.\d{1,3})?$/.test(token.format)) throw notAccepted('token: format')
    const { x509, subject, policies } = await this.#trusted.check(
      { certificate: token.unverifiedCertificate, purposes: [CLIENT_AUTHENTICATION] },
      now,
    )
    if (policies.some((policy) => NO_CARD.test(policy))) throw notAccepted('certificate: not of a card')
    const { algorithm, signature } = token
    const { publicKey } = x509
    if (!isSignedByCard({ algorithm, signature, publicKey, origin: this.#origin, nonce }))
      throw notAccepted('signature: over something else')
    return { ...subject, method: 'ID_CARD' }
  }

  /** What a card reader would give, in a trial; null where there is no virtual one. */
  async readVirtualCard(nonce: string): Promise<WebEidToken | null> {
    if (this.#simulatorUrl === null) return null
    const body = jsonBody({ nonce, origin: this.#origin })
    const token = readJson(await callProvider(`${this.#simulatorUrl}/authenticate`, body))
    return {
      unverifiedCertificate: textOf(token.unverifiedCertificate) ?? '',
      algorithm: textOf(token.algorithm) ?? '',
      signature: textOf(token.signature) ?? '',
      format: textOf(token.format) ?? '',
    }
  }
}

/**
 * Whether a card has signed the nonce for this origin. The origin is ours, never one that the token tells.
 *
 * @param given.algorithm ES, PS or RS with 256, 384 or 512
 */
export function isSignedByCard(given: {
  algorithm: string
  signature: string
  publicKey: KeyObject
  origin: string
  nonce: string
}): boolean {
  const [, family, bits = ''] = /^(ES|PS|RS)(256|384|512)$/.exec(given.algorithm) ?? []
  const hash = HASHES[bits]
  if (!family || !hash) return false
  const { publicKey } = given
  if (publicKey.asymmetricKeyType !== (family === 'ES' ? 'ec' : 'rsa')) return false
  const digest = (text: string) => createHash(hash).update(text).digest()
  const key =
    family === 'ES'
      ? { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
      : family === 'PS'
        ? {
            key: publicKey,
            padding: constants.RSA_PKCS1_PSS_PADDING,
            saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
          }
        : { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
  const signed = Buffer.concat([digest(given.origin), digest(given.nonce)])
  return verify(hash, signed, key, Buffer.from(given.signature, 'base64'))
}
