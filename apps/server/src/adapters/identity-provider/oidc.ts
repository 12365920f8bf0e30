import type { Language } from '@vastus/i18n'
import * as client from 'openid-client'
import { CLOCK_TOLERANCE_MS } from './certificate.ts'
import { IdentityRefused, notAccepted, type ProvenAccount } from './identity-provider.ts'

/** What the server keeps between the start and the return; the browser never sees it. */
export type OidcChallenge = { provider: string; nonce: string; codeVerifier: string }

/** One provider that the operator has registered this installation with. */
export type OidcSettings = { name: string; issuer: string; clientId: string; clientSecret: string }

const DEADLINE_SECONDS = 10
/** The user went back, at the provider. @source OpenID Connect Core 3.1.2.6, and TARA */
const CANCELLED = ['access_denied', 'user_cancel', 'login_required', 'interaction_required']
const BUSY = ['temporarily_unavailable', 'server_error']

/** Sign-in with an account elsewhere: the authorization code flow with PKCE, state and nonce. */
export class OidcProvider {
  readonly id: string
  readonly name: string
  readonly #settings: OidcSettings
  #configuration: Promise<client.Configuration> | undefined

  constructor(settings: OidcSettings) {
    this.#settings = settings
    this.name = settings.name
    this.id = idOf(settings)
  }

  /** Where the browser is to go. @throws IdentityRefused UNREACHABLE */
  async start(
    state: string,
    { redirectUri, language }: { redirectUri: string; language: Language },
  ): Promise<{ url: string; challenge: OidcChallenge }> {
    const codeVerifier = client.randomPKCECodeVerifier()
    const nonce = client.randomNonce()
    const url = client.buildAuthorizationUrl(await this.#configure(), {
      redirect_uri: redirectUri,
      scope: 'openid',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: language,
    })
    return { url: url.href, challenge: { provider: this.id, nonce, codeVerifier } }
  }

  /**
   * Exchanges the code with which the browser has come back.
   *
   * @param returned the whole address with its query
   * @throws IdentityRefused
   */
  async finish(
    challenge: OidcChallenge,
    { returned, state }: { returned: URL; state: string },
    now: Date,
  ): Promise<ProvenAccount> {
    const configuration = await this.#configure()
    try {
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: challenge.codeVerifier,
        expectedNonce: challenge.nonce,
        expectedState: state,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims?.sub) throw notAccepted('OIDC: the token names nobody')
      // The library looks at the end of the token alone. This one was made for this exchange.
      if (Math.abs(claims.iat * 1000 - now.getTime()) > CLOCK_TOLERANCE_MS)
        throw notAccepted('OIDC: the token is not of now')
      return { method: 'OIDC', issuer: claims.iss, subject: claims.sub }
    } catch (error) {
      throw refusalOf(error)
    }
  }

  /** What the provider says of itself, asked for at the first sign-in. */
  #configure(): Promise<client.Configuration> {
    this.#configuration ??= discover(this.#settings)
    // A provider that did not answer is asked again by the next person.
    this.#configuration.catch(() => {
      this.#configuration = undefined
    })
    return this.#configuration
  }
}

/** Short name in addresses and attempts, such as `my-bank`. */
const idOf = ({ name }: OidcSettings) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<client.Configuration> {
  const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE_MS / 1000 }
  try {
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      metadata,
      client.ClientSecretBasic(clientSecret),
      {
        timeout: DEADLINE_SECONDS,
        // Plain http is for the simulator alone: the settings take only https.
        execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
      },
    )
    // The signature of the token is checked too, not only where it came from.
    client.enableNonRepudiationChecks(configuration)
    return configuration
  } catch (error) {
    throw new IdentityRefused('UNREACHABLE', `OIDC: discovery: ${nameOf(error)}`)
  }
}

function refusalOf(error: unknown): IdentityRefused {
  if (error instanceof IdentityRefused) return error
  if (error instanceof client.AuthorizationResponseError) {
    if (CANCELLED.includes(error.error)) return new IdentityRefused('CANCELLED', 'OIDC: cancelled')
    if (BUSY.includes(error.error)) return new IdentityRefused('UNREACHABLE', 'OIDC: the provider is busy')
    return notAccepted('OIDC: refused by the provider')
  }
  return isUnreachable(error)
    ? new IdentityRefused('UNREACHABLE', `OIDC: ${nameOf(error)}`)
    : notAccepted(`OIDC: ${nameOf(error)}`)
}

/** No answer, one that is late, or one that is none. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, status } = error as { code?: string; status?: number }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_PARSE_ERROR' || code === 'OAUTH_RESPONSE_IS_NOT_JSON')
    return true
  if (status !== undefined && status >= 500) return true
  if (error.cause instanceof Response) return error.cause.status >= 500
  return error.name === 'TypeError' || isUnreachable(error.cause)
}

/** What went wrong, without what the provider has written. */
const nameOf = (error: unknown) =>
  error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown'
