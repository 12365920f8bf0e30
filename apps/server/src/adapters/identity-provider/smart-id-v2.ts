import { constants, publicDecrypt, randomBytes, type X509Certificate } from 'node:crypto'
import { CLIENT_AUTHENTICATION } from './certificate.ts'
import { notAccepted, type ProvenPerson } from './identity-provider.ts'
import type { Party } from './party.ts'
import { QUALIFIED_POLICY, SMART_ID_AUTHENTICATION } from './smart-id.ts'
import { readResult, readSessionId, requireStarted } from './smart-id-answers.ts'
import { smartIdCode } from './smart-id-formulas.ts'
import type { TrustedPersons } from './trusted-persons.ts'
import { callProvider, jsonBody, partOf, readJson, textOf } from './wire.ts'

/** What the server keeps between the start and the answer; the browser never sees it. */
export type SmartIdV2Challenge = { sessionId: string; hash: string; personalCode: string }

/** Begins what RSA signs of a SHA-512 hash. @source RFC 8017, 9.2 */
const SHA512_PREFIX = Buffer.from('3051300d060960864801650304020305000440', 'hex')

/** Smart-ID by the RP API v2, for contracts that still have it: one person's app is asked by a code, and there is no link. */
export class SmartIdV2 {
  readonly #party: Party
  readonly #trusted: TrustedPersons

  constructor(party: Party, trusted: TrustedPersons) {
    this.#party = party
    this.#trusted = trusted
  }

  /** @throws IdentityRefused */
  async start(
    personalCode: string,
    text: string,
  ): Promise<{ challenge: SmartIdV2Challenge; verificationCode: string }> {
    const hash = randomBytes(64).toString('base64')
    const response = await callProvider(
      `${this.#party.url}/authentication/etsi/PNOEE-${encodeURIComponent(personalCode)}`,
      jsonBody({
        relyingPartyUUID: this.#party.uuid,
        relyingPartyName: this.#party.name,
        certificateLevel: 'QUALIFIED',
        hash,
        hashType: 'SHA512',
        // Choosing the right one of three codes guards against a thief who asks at the same time.
        allowedInteractionsOrder: [
          { type: 'confirmationMessageAndVerificationCodeChoice', displayText200: text },
          { type: 'verificationCodeChoice', displayText60: text },
        ],
      }),
    )
    const sessionId = readSessionId(readJson(requireStarted(response)))
    return { challenge: { sessionId, hash, personalCode }, verificationCode: smartIdCode(hash) }
  }

  /** Null while the person has not answered. @throws IdentityRefused */
  async poll(challenge: SmartIdV2Challenge, now: Date): Promise<ProvenPerson | null> {
    const answer = await readResult(this.#party, challenge.sessionId)
    if (!answer) return null
    const { value: certificate, certificateLevel } = partOf(answer.cert)
    if (certificateLevel !== 'QUALIFIED') throw notAccepted('certificate: level')
    const { x509, subject, policies } = await this.#trusted.check(
      { certificate: textOf(certificate), purposes: [SMART_ID_AUTHENTICATION, CLIENT_AUTHENTICATION] },
      now,
    )
    if (!policies.includes(QUALIFIED_POLICY)) throw notAccepted('certificate: not of Smart-ID')
    const { value, algorithm } = partOf(answer.signature)
    if (algorithm !== 'sha512WithRSAEncryption') throw notAccepted('signature: algorithm')
    requireSignedHash(x509, { hash: challenge.hash, signature: textOf(value) ?? '' })
    if (subject.country !== 'EE' || subject.personalCode !== challenge.personalCode)
      throw notAccepted('subject: another person')
    return { ...subject, method: 'SMART_ID' }
  }
}

/** The app signs the hash as it was sent, and nothing is known of which it would be the hash. */
function requireSignedHash(
  { publicKey }: X509Certificate,
  { hash, signature }: { hash: string; signature: string },
): void {
  if (publicKey.asymmetricKeyType !== 'rsa') throw notAccepted('signature: algorithm')
  const expected = Buffer.concat([SHA512_PREFIX, Buffer.from(hash, 'base64')])
  let signed: Buffer
  try {
    const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
    signed = publicDecrypt(key, Buffer.from(signature, 'base64'))
  } catch {
    throw notAccepted('signature: not one of this key')
  }
  if (!signed.equals(expected)) throw notAccepted('signature: over something else')
}
