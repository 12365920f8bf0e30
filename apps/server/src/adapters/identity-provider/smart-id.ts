import { constants, randomBytes, verify } from 'node:crypto'
import { CLIENT_AUTHENTICATION } from './certificate.ts'
import { IdentityRefused, notAccepted, type ProvenPerson, type RefusalReason } from './identity-provider.ts'
import type { Party } from './party.ts'
import {
  type SmartIdAsked,
  type SmartIdFlow,
  smartIdAuthCode,
  smartIdCode,
  smartIdSignedText,
} from './smart-id-formulas.ts'
import type { TrustedPersons } from './trusted-persons.ts'
import { callProvider, jsonBody, partOf, readJson, textOf } from './wire.ts'

/** What the server keeps between the start and the answer; the browser never sees it. */
export type SmartIdChallenge = SmartIdAsked & {
  flow: SmartIdFlow
  sessionId: string
  /** Whom the notification was sent to; null where any person may scan. */
  personalCode: string | null
  /** For links alone. */
  link: { base: string; token: string; secret: string; startedAt: string; lang: string } | null
}

const POLL_MS = 1000
const SMART_ID_AUTHENTICATION = '1.3.6.1.4.1.62306.5.7.0'
/** Policies of qualified Smart-ID certificates. @source certificate policy of EID-Q */
const QUALIFIED_POLICY = '1.3.6.1.4.1.10015.17.2'
const HASHES: Readonly<Record<string, { hash: string; saltLength: number }>> = {
  'SHA-256': { hash: 'sha256', saltLength: 32 },
  'SHA-384': { hash: 'sha384', saltLength: 48 },
  'SHA-512': { hash: 'sha512', saltLength: 64 },
  'SHA3-256': { hash: 'sha3-256', saltLength: 32 },
  'SHA3-384': { hash: 'sha3-384', saltLength: 48 },
  'SHA3-512': { hash: 'sha3-512', saltLength: 64 },
}
const LANGS = { et: 'est', en: 'eng', ru: 'rus', pl: 'eng' } as const

const REFUSALS: Readonly<Record<string, RefusalReason>> = {
  USER_REFUSED: 'CANCELLED',
  USER_REFUSED_INTERACTION: 'CANCELLED',
  USER_REFUSED_CERT_CHOICE: 'CANCELLED',
  TIMEOUT: 'TIMEOUT',
  WRONG_VC: 'WRONG_CODE',
  DOCUMENT_UNUSABLE: 'DEVICE_FAULT',
  ACCOUNT_UNUSABLE: 'DEVICE_FAULT',
  REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP: 'DEVICE_FAULT',
  PROTOCOL_FAILURE: 'NOT_ACCEPTED',
  EXPECTED_LINKED_SESSION: 'NOT_ACCEPTED',
}

export class SmartId {
  readonly #party: Party
  readonly #trusted: TrustedPersons

  constructor(party: Party, trusted: TrustedPersons) {
    this.#party = party
    this.#trusted = trusted
  }

  /**
   * Asks one person's app, or with no code any app that scans the link.
   *
   * @throws IdentityRefused
   */
  async start(
    { personalCode }: { personalCode: string | null },
    { language, text, now }: { language: keyof typeof LANGS; text: string; now: Date },
  ): Promise<{ challenge: SmartIdChallenge; verificationCode: string | null }> {
    const flow = personalCode === null ? 'QR' : 'Notification'
    const rpChallenge = randomBytes(64).toString('base64')
    const interactions = Buffer.from(JSON.stringify(interactionsOf(flow, text))).toString('base64')
    const way =
      personalCode === null
        ? 'device-link/anonymous'
        : `notification/etsi/PNOEE-${encodeURIComponent(personalCode)}`
    const response = await callProvider(
      `${this.#party.url}/authentication/${way}`,
      jsonBody({
        relyingPartyUUID: this.#party.uuid,
        relyingPartyName: this.#party.name,
        certificateLevel: 'QUALIFIED',
        signatureProtocol: 'ACSP_V2',
        signatureProtocolParameters: {
          rpChallenge,
          signatureAlgorithm: 'rsassa-pss',
          signatureAlgorithmParameters: { hashAlgorithm: 'SHA-512' },
        },
        interactions,
        ...(flow === 'Notification' ? { vcType: 'numeric4' } : {}),
      }),
    )
    // One word for nobody, somebody else and no right, so that nobody can probe who has an account.
    if ([400, 403, 404, 471, 472].includes(response.status))
      throw new IdentityRefused('NO_SUCH_CLIENT', `start: status ${response.status}`)
    if (response.status === 480) throw new IdentityRefused('DEVICE_FAULT', 'start: status 480')
    if (response.status !== 200) throw new IdentityRefused('UNREACHABLE', `start: status ${response.status}`)
    const answer = readJson(response)
    const sessionId = textOf(answer.sessionID)
    if (!sessionId || !/^[\w-]{1,100}$/.test(sessionId))
      throw new IdentityRefused('UNREACHABLE', 'start: no session')
    const challenge = {
      flow,
      sessionId,
      personalCode,
      rpChallenge,
      interactions,
      relyingPartyName: this.#party.name,
      brokeredRpName: '',
      initialCallbackUrl: '',
      link: flow === 'QR' ? linkOf(answer, { startedAt: now.toISOString(), lang: LANGS[language] }) : null,
    } as const satisfies SmartIdChallenge
    return { challenge, verificationCode: flow === 'QR' ? null : smartIdCode(rpChallenge) }
  }

  /** Null while the person has not answered. @throws IdentityRefused */
  async poll(challenge: SmartIdChallenge, now: Date): Promise<ProvenPerson | null> {
    const response = await callProvider(
      `${this.#party.url}/session/${challenge.sessionId}?timeoutMs=${POLL_MS}`,
    )
    if (response.status === 404) throw new IdentityRefused('TIMEOUT', 'poll: the session is over')
    if (response.status !== 200) throw new IdentityRefused('UNREACHABLE', `poll: status ${response.status}`)
    const answer = readJson(response)
    if (answer.state === 'RUNNING') return null
    if (answer.state !== 'COMPLETE') throw new IdentityRefused('UNREACHABLE', 'poll: unknown state')
    const { endResult } = partOf(answer.result)
    if (endResult !== 'OK')
      throw new IdentityRefused(REFUSALS[String(endResult)] ?? 'UNREACHABLE', 'poll: the result is not OK')
    return this.#check(answer, challenge, now)
  }

  async #check(
    answer: Record<string, unknown>,
    challenge: SmartIdChallenge,
    now: Date,
  ): Promise<ProvenPerson> {
    const signature = partOf(answer.signature)
    if (answer.signatureProtocol !== 'ACSP_V2') throw notAccepted('signature: protocol')
    if (signature.flowType !== challenge.flow)
      throw notAccepted('signature: another way than the one offered')
    const { value, certificateLevel } = partOf(answer.cert)
    if (certificateLevel !== 'QUALIFIED') throw notAccepted('certificate: level')
    const { x509, subject, policies } = await this.#trusted.check(
      { certificate: textOf(value), purposes: [SMART_ID_AUTHENTICATION, CLIENT_AUTHENTICATION] },
      now,
    )
    if (!policies.includes(QUALIFIED_POLICY)) throw notAccepted('certificate: not of Smart-ID')
    const text = smartIdSignedText(challenge, {
      serverRandom: textOf(signature.serverRandom) ?? '',
      userChallenge: textOf(signature.userChallenge) ?? '',
      interactionTypeUsed: textOf(answer.interactionTypeUsed) ?? '',
      flowType: challenge.flow,
    })
    requirePss(signature, text, x509.publicKey)
    if (challenge.personalCode !== null && subject.personalCode !== challenge.personalCode)
      throw notAccepted('subject: another person')
    return { ...subject, method: 'SMART_ID' }
  }
}

/** The text of the QR code at this second: the app refuses one that is older than a few. */
export function smartIdQrLink(challenge: SmartIdChallenge, now: Date): string | null {
  if (!challenge.link) return null
  const { base, token, secret, startedAt, lang } = challenge.link
  const elapsed = Math.max(0, Math.floor((now.getTime() - Date.parse(startedAt)) / 1000))
  const link = `${base}?deviceLinkType=QR&elapsedSeconds=${elapsed}&sessionToken=${token}&sessionType=auth&version=1.0&lang=${lang}`
  return `${link}&authCode=${smartIdAuthCode(challenge, secret, link)}`
}

const interactionsOf = (flow: SmartIdFlow, text: string) =>
  flow === 'Notification'
    ? [{ type: 'confirmationMessageAndVerificationCodeChoice', displayText200: text }]
    : [{ type: 'displayTextAndPIN', displayText60: text }]

function linkOf(
  answer: Record<string, unknown>,
  more: { startedAt: string; lang: string },
): NonNullable<SmartIdChallenge['link']> {
  const [base, token, secret] = [answer.deviceLinkBase, answer.sessionToken, answer.sessionSecret].map(textOf)
  if (!base || !token || !secret || !/^[\w-]+$/.test(token))
    throw new IdentityRefused('UNREACHABLE', 'start: no link')
  return { base, token, secret, ...more }
}

/** RSASSA-PSS with the hash that the answer states, its mask of the same hash, and a salt as long as the hash. */
function requirePss(
  signature: Record<string, unknown>,
  text: string,
  publicKey: Parameters<typeof verify>[2],
): void {
  const parameters = partOf(signature.signatureAlgorithmParameters)
  const known = HASHES[String(parameters.hashAlgorithm)]
  const mask = partOf(partOf(parameters.maskGenAlgorithm).parameters).hashAlgorithm
  if (
    signature.signatureAlgorithm !== 'rsassa-pss' ||
    !known ||
    mask !== parameters.hashAlgorithm ||
    parameters.saltLength !== known.saltLength
  )
    throw notAccepted('signature: algorithm')
  const value = Buffer.from(textOf(signature.value) ?? '', 'base64')
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: known.saltLength }
  if (!verify(known.hash, Buffer.from(text), key as Parameters<typeof verify>[2], value))
    throw notAccepted('signature: over something else')
}
