import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, { interactionPolicy, type JWK } from 'oidc-provider'
import { simulatedNow } from '../authority/authority.ts'
import { brokenToken, movedToken } from './broken-token.ts'
import type { OidcFault } from './faults.ts'
import { MemoryAdapter } from './memory-adapter.ts'

const keys = {
  own: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  other: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
}
const COOKIE_KEY = randomBytes(32).toString('hex')

/**
 * A provider that knows one client, asks at each sign-in which account it is, and needs no agreement.
 *
 * @param takeFault what to break in the next token
 */
export function createProvider(issuer: string, takeFault: () => OidcFault | null): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'vastus',
        client_secret: 'simulated',
        // A trial runs at any address of this machine; see the check below.
        redirect_uris: ['http://127.0.0.1/complete-login'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [{ ...(keys.own.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [COOKIE_KEY] },
    ttl: {
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    adapter: MemoryAdapter,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: askingEachTime(),
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === '/complete-login'
  provider.use(async (ctx, next) => {
    await next()
    if (!ctx.path.endsWith('/token')) return
    const body = ctx.body as { id_token?: string }
    const seconds = Math.round((simulatedNow().getTime() - Date.now()) / 1000)
    if (body.id_token && seconds !== 0) body.id_token = movedToken(body.id_token, seconds, keys.own)
    const fault = takeFault()
    if (fault === null) return
    if (fault === 'DOWN') ctx.status = 500
    if (fault === 'GARBAGE') {
      ctx.body = '{"id_token":'
      ctx.type = 'application/json'
    } else if (fault === 'NO_TOKEN') ctx.body = { ...body, id_token: undefined }
    else if (body.id_token) ctx.body = { ...body, id_token: brokenToken(body.id_token, fault, keys) }
  })
  return provider
}

function askingEachTime() {
  const policy = interactionPolicy.base()
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('choose', 'an account is chosen each time', ({ oidc }) =>
        oidc.result?.login
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    )
  return policy
}
