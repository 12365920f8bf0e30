import { constants, randomBytes, verify } from 'node:crypto'
import { CLIENT_AUTHENTICATION } from './certificate.ts'
import { IdentityRefused, notAccepted, type ProvenPerson } from './identity-provider.ts'
import type { Party } from './party.ts'
import { readResult, readSessionId, requireStarted } from './smart-id-answers.ts'
import {
  sessionSecretDigest,
  type SmartIdAsked,
  type SmartIdFlow,
  smartIdAuthCode,
  smartIdCode,
  smartIdSignedText,
  userChallengeOf,
} from './smart-id-formulas.ts'
import type { TrustedPersons } from './trusted-persons.ts'
import { callProvider, jsonBody, partOf, readJson, textOf } from './wire.ts'

/** What the server keeps between the start and the answer; the browser never sees it. */
export type SmartIdChallenge = SmartIdAsked & {
  flow: SmartIdFlow
  sessionId: string
  /** Whom the notification was sent to; null where any person may scan or open the link. */
  personalCode: string | null
  /** For links alone. */
  link: { base: string; token: string; secret: string; startedAt: string; lang: string } | null
  /** What the app added to the address of return, for Web2App; null until it has come back. */
  verifier: string | null
}

/** Whom to ask, and for nobody by name how the app comes to the link. */
export type SmartIdPerson =
  | { personalCode: string }
  | { personalCode: null; flow: 'QR' }
  /** @param returnUrl which the app opens in the end: of this attempt alone */
  | { personalCode: null; flow: 'Web2App'; returnUrl: string }

export const SMART_ID_AUTHENTICATION = '1.3.6.1.4.1.62306.5.7.0'
/** Policies of qualified Smart-ID certificates. @source certificate policy of EID-Q */
export const QUALIFIED_POLICY = '1.3.6.1.4.1.10015.17.2'
const HASHES: Readonly<Record<string, { hash: string; saltLength: number }>> = {
  'SHA-256': { hash: 'sha256', saltLength: 32 },
  'SHA-384': { hash: 'sha384', saltLength: 48 },
  'SHA-512': { hash: 'sha512', saltLength: 64 },
  'SHA3-256': { hash: 'sha3-256', saltLength: 32 },
  'SHA3-384': { hash: 'sha3-384', saltLength: 48 },
  'SHA3-512': { hash: 'sha3-512', saltLength: 64 },
}
const LANGS = { et: 'est', en: 'eng', ru: 'rus', pl: 'eng' } as const

export class SmartId {
  readonly #party: Party
  readonly #trusted: TrustedPersons

  constructor(party: Party, trusted: TrustedPersons) {
    this.#party = party
    this.#trusted = trusted
  }

  /**
   * Asks one person's app, or with no code any app that opens the link.
   *
   * @throws IdentityRefused
   */
  async start(
    person: SmartIdPerson,
    { language, text, now }: { language: keyof typeof LANGS; text: string; now: Date },
  ): Promise<{ challenge: SmartIdChallenge; verificationCode: string | null }> {
    const flow = person.personalCode === null ? person.flow : 'Notification'
    const initialCallbackUrl = 'returnUrl' in person ? person.returnUrl : ''
    const rpChallenge = randomBytes(64).toString('base64')
    const interactions = Buffer.from(JSON.stringify(interactionsOf(flow, text))).toString('base64')
    const way =
      person.personalCode === null
        ? 'device-link/anonymous'
        : `notification/etsi/PNOEE-${encodeURIComponent(person.personalCode)}`
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
        ...(initialCallbackUrl === '' ? {} : { initialCallbackUrl }),
      }),
    )
    const answer = readJson(requireStarted(response))
    const challenge = {
      flow,
      sessionId: readSessionId(answer),
      personalCode: person.personalCode,
      rpChallenge,
      interactions,
      relyingPartyName: this.#party.name,
      brokeredRpName: '',
      initialCallbackUrl,
      verifier: null,
      link:
        flow === 'Notification'
          ? null
          : linkOf(answer, { startedAt: now.toISOString(), lang: LANGS[language] }),
    } as const satisfies SmartIdChallenge
    return { challenge, verificationCode: flow === 'Notification' ? smartIdCode(rpChallenge) : null }
  }

  /** Null while the person has not answered, or the app has not come back yet. @throws IdentityRefused */
  async poll(challenge: SmartIdChallenge, now: Date): Promise<ProvenPerson | null> {
    const answer = await readResult(this.#party, challenge.sessionId)
    if (!answer || (challenge.flow === 'Web2App' && challenge.verifier === null)) return null
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
    if (challenge.verifier !== null && userChallengeOf(challenge.verifier) !== signature.userChallenge)
      throw notAccepted('signature: not of the app that came back')
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
    const isAnybody = challenge.personalCode === null
    if (subject.country !== 'EE' || (!isAnybody && subject.personalCode !== challenge.personalCode))
      throw notAccepted('subject: another person')
    return { ...subject, method: 'SMART_ID' }
  }
}

/** The text of the QR code at this second: the app refuses one that is older than a few. */
export function smartIdQrLink(challenge: SmartIdChallenge, now: Date): string | null {
  if (challenge.flow !== 'QR' || !challenge.link) return null
  const elapsed = Math.max(0, Math.floor((now.getTime() - Date.parse(challenge.link.startedAt)) / 1000))
  return deviceLink(challenge, challenge.link, `deviceLinkType=QR&elapsedSeconds=${elapsed}`)
}

/** What opens the app on the same device. */
export const smartIdAppLink = (challenge: SmartIdChallenge): string | null =>
  challenge.flow === 'Web2App' && challenge.link
    ? deviceLink(challenge, challenge.link, 'deviceLinkType=Web2App')
    : null

/**
 * Whether the app that was opened by this attempt's link came back: it alone knows the secret of the session.
 *
 * @throws IdentityRefused NOT_ACCEPTED
 */
export function requireReturnOfApp({ link }: SmartIdChallenge, digest: string): void {
  if (!link || sessionSecretDigest(link.secret) !== digest) throw notAccepted('return: of another session')
}

function deviceLink(
  asked: SmartIdChallenge,
  { base, token, secret, lang }: NonNullable<SmartIdChallenge['link']>,
  kind: string,
): string {
  const link = `${base}?${kind}&sessionToken=${token}&sessionType=auth&version=1.0&lang=${lang}`
  return `${link}&authCode=${smartIdAuthCode(asked, secret, link)}`
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
