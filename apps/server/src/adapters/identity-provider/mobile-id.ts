import { createHash, randomBytes, verify } from 'node:crypto'
import type { Language } from '@vastus/i18n'
import { CLIENT_AUTHENTICATION } from './certificate.ts'
import { IdentityRefused, notAccepted, type ProvenPerson, type RefusalReason } from './identity-provider.ts'
import type { Party } from './party.ts'
import type { TrustedPersons } from './trusted-persons.ts'
import { callProvider, jsonBody, partOf, readJson, textOf } from './wire.ts'

/** What the server keeps between the start and the answer; the browser never sees it. */
export type MobileIdChallenge = { sessionId: string; data: string; personalCode: string }

const POLL_MS = 1000
const LANGUAGES: Readonly<Record<Language, 'EST' | 'ENG' | 'RUS'>> = {
  et: 'EST',
  en: 'ENG',
  ru: 'RUS',
  pl: 'ENG',
}

const REFUSALS: Readonly<Record<string, RefusalReason>> = {
  TIMEOUT: 'TIMEOUT',
  NOT_MID_CLIENT: 'NO_SUCH_CLIENT',
  USER_CANCELLED: 'CANCELLED',
  SIGNATURE_HASH_MISMATCH: 'DEVICE_FAULT',
  PHONE_ABSENT: 'PHONE_ABSENT',
  DELIVERY_ERROR: 'PHONE_ABSENT',
  SIM_ERROR: 'DEVICE_FAULT',
}

/**
 * Code that both screens show: the first 6 and the last 7 bits of the hash as a number of 4 digits.
 *
 * @source Mobile-ID REST API, 2.3.4
 */
export function mobileIdCode(hash: Buffer): string {
  const bits = ((hash[0] ?? 0) >> 2) * 128 + ((hash.at(-1) ?? 0) & 0x7f)
  return String(bits).padStart(4, '0')
}

export class MobileId {
  readonly #party: Party
  readonly #trusted: TrustedPersons

  constructor(party: Party, trusted: TrustedPersons) {
    this.#party = party
    this.#trusted = trusted
  }

  /** Asks the person's phone. @throws IdentityRefused UNREACHABLE */
  async start(
    { phone, personalCode }: { phone: string; personalCode: string },
    { language, text }: { language: Language; text: string },
  ): Promise<{ challenge: MobileIdChallenge; verificationCode: string }> {
    const data = randomBytes(64)
    const hash = sha256(data)
    const answer = await callProvider(
      `${this.#party.url}/authentication`,
      jsonBody({
        relyingPartyName: this.#party.name,
        relyingPartyUUID: this.#party.uuid,
        phoneNumber: phone,
        nationalIdentityNumber: personalCode,
        hash: hash.toString('base64'),
        hashType: 'SHA256',
        language: LANGUAGES[language],
        displayText: text,
        displayTextFormat: 'UCS-2',
      }),
    )
    // The number and the code passed our own rules: what the service finds wrong with them is that it knows no such client.
    if (answer.status === 400) throw new IdentityRefused('NO_SUCH_CLIENT', 'start: status 400')
    const sessionId = answer.status === 200 ? textOf(readJson(answer).sessionID) : undefined
    if (!sessionId || !/^[\w-]{1,100}$/.test(sessionId))
      throw new IdentityRefused('UNREACHABLE', `start: status ${answer.status}`)
    const challenge = { sessionId, data: data.toString('base64'), personalCode }
    return { challenge, verificationCode: mobileIdCode(hash) }
  }

  /** Null while the person has not answered. @throws IdentityRefused */
  async poll(challenge: MobileIdChallenge, now: Date): Promise<ProvenPerson | null> {
    const response = await callProvider(
      `${this.#party.url}/authentication/session/${challenge.sessionId}?timeoutMs=${POLL_MS}`,
    )
    if (response.status === 404) throw new IdentityRefused('TIMEOUT', 'poll: the session is over')
    if (response.status !== 200) throw new IdentityRefused('UNREACHABLE', `poll: status ${response.status}`)
    const answer = readJson(response)
    if (answer.state === 'RUNNING') return null
    if (answer.state !== 'COMPLETE') throw new IdentityRefused('UNREACHABLE', 'poll: unknown state')
    if (answer.result !== 'OK')
      throw new IdentityRefused(
        REFUSALS[String(answer.result)] ?? 'UNREACHABLE',
        'poll: the result is not OK',
      )
    return this.#check(answer, challenge, now)
  }

  async #check(
    answer: Record<string, unknown>,
    challenge: MobileIdChallenge,
    now: Date,
  ): Promise<ProvenPerson> {
    const { value, algorithm } = partOf(answer.signature)
    const { x509, subject } = await this.#trusted.check(
      { certificate: textOf(answer.cert), purposes: [CLIENT_AUTHENTICATION] },
      now,
    )
    const isEc = x509.publicKey.asymmetricKeyType === 'ec'
    if (algorithm !== (isEc ? 'SHA256WithECEncryption' : 'SHA256WithRSAEncryption'))
      throw notAccepted('signature: algorithm')
    const signature = Buffer.from(textOf(value) ?? '', 'base64')
    const data = Buffer.from(challenge.data, 'base64')
    if (!verify('sha256', data, { key: x509.publicKey, dsaEncoding: 'ieee-p1363' }, signature))
      throw notAccepted('signature: over something else')
    if (subject.country !== 'EE' || subject.personalCode !== challenge.personalCode)
      throw notAccepted('subject: another person')
    return { ...subject, method: 'MOBILE_ID' }
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()
