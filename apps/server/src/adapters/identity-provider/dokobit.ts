import type { Language } from '@vastus/i18n'
import { CLOCK_TOLERANCE_MS } from './certificate.ts'
import { IdentityRefused, notAccepted, type ProvenPerson } from './identity-provider.ts'
import { callProvider, readJson, textOf } from './wire.ts'

/** What the server keeps between the start and the return. */
export type DokobitChallenge = { sessionToken: string; askedAt: string }

/** Without a trailing slash. */
export type DokobitSettings = { url: string; accessToken: string }

/** Ways of proof that name a national code at the level of an ID card. @source Dokobit Identity Gateway */
const METHODS = ['smartid', 'mobile', 'smartcard']
const TOKEN = /^[\w-]{8,200}$/
const LOCALES: Readonly<Record<Language, string>> = { et: 'et', en: 'en', ru: 'ru', pl: 'pl' }

/** The gateway of Dokobit: its page asks for the digital ID, and answers our server alone. */
export class Dokobit {
  readonly #settings: DokobitSettings

  constructor(settings: DokobitSettings) {
    this.#settings = settings
  }

  /** Where the browser is to go. @throws IdentityRefused UNREACHABLE */
  async start(
    { returnUrl, language }: { returnUrl: string; language: Language },
    now: Date,
  ): Promise<{ url: string; challenge: DokobitChallenge }> {
    const response = await callProvider(this.#address('/api/authentication/create'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ return_url: returnUrl }).toString(),
    })
    if (response.status !== 200) throw unreachable(`start: status ${response.status}`)
    const answer = readJson(response)
    const sessionToken = textOf(answer.session_token) ?? ''
    const url = URL.parse(textOf(answer.url) ?? '')
    if (answer.status !== 'ok' || !TOKEN.test(sessionToken)) throw unreachable('start: no session')
    // A page elsewhere could pretend to be the gateway.
    if (url?.origin !== new URL(this.#settings.url).origin) throw unreachable('start: a foreign page')
    url.searchParams.set('locale', LOCALES[language])
    return { url: url.href, challenge: { sessionToken, askedAt: now.toISOString() } }
  }

  /** Null while the person has not finished. @throws IdentityRefused */
  async finish({ sessionToken, askedAt }: DokobitChallenge, now: Date): Promise<ProvenPerson | null> {
    const response = await callProvider(
      this.#address(`/api/authentication/${encodeURIComponent(sessionToken)}/status`),
    )
    if (response.status === 404) throw new IdentityRefused('TIMEOUT', 'status: the session is over')
    if (response.status !== 200) throw unreachable(`status: status ${response.status}`)
    const answer = readJson(response)
    switch (answer.status) {
      case 'ok':
        return personOf(answer, { from: Date.parse(askedAt), until: now.getTime() })
      case 'waiting':
        return null
      case 'canceled':
        throw new IdentityRefused('CANCELLED', 'status: cancelled')
      case 'error':
        throw notAccepted('status: error')
      default:
        throw unreachable('status: unknown')
    }
  }

  #address(path: string): string {
    const { url, accessToken } = this.#settings
    return `${url}${path}?access_token=${encodeURIComponent(accessToken)}`
  }
}

function personOf(
  answer: Record<string, unknown>,
  { from, until }: { from: number; until: number },
): ProvenPerson {
  const country = textOf(answer.country_code)?.toUpperCase()
  const personalCode = textOf(answer.code)
  const firstName = textOf(answer.name)?.trim()
  const surname = textOf(answer.surname)?.trim()
  if (!country || !personalCode || !firstName || !surname) throw notAccepted('status: no person')
  if (!METHODS.includes(textOf(answer.authentication_method) ?? '')) throw notAccepted('status: method')
  const at = Date.parse(textOf(answer.date_authenticated) ?? '')
  if (!(from - CLOCK_TOLERANCE_MS <= at && at <= until + CLOCK_TOLERANCE_MS))
    throw notAccepted('status: not now')
  return { country, personalCode, firstName, surname, method: 'DOKOBIT' }
}

const unreachable = (detail: string) => new IdentityRefused('UNREACHABLE', detail)
