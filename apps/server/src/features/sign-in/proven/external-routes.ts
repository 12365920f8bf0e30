import { randomUUID } from 'node:crypto'
import { languageOf } from '@vastus/domain/locale'
import type { Proof } from '../../../adapters/identity-provider/identity-provider.ts'
import { BusinessRule, NotFound } from '../../../errors.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { hashToken } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { chargeProof } from '../limits/charge-proof.ts'
import { type Attempt, findAttemptOfDokobit, takeChallenge } from './attempt-repository.ts'
import { beginAttempt, getAttempt, getProvider, orRefusal, prove } from './attempts.ts'
import { enterProven } from './enter-proven.ts'

type Names = 'startExternalSignIn' | 'completeExternalSignIn' | 'createDokobitSession' | 'loginWithDokobit'

/** Sign-in on the page of somebody else. The browser that has left comes back, and nobody else's answer counts. */
export function externalRoutes(services: Services): Handlers<Names> {
  const { config, database, identity } = services
  const returnUrl = `${config.publicUrl}/complete-login`

  const enter = async (request: RequestContext, attempt: Attempt, proven: Proof) => {
    const { id: attemptId, purpose } = attempt
    if (purpose === 'SIGN_UP') request.auditAs('SIGN_UP')
    return loggedInUser(await enterProven(services, request, { attemptId, proven, purpose }))
  }

  return {
    startExternalSignIn: async ({ body: { provider: id, purpose } }, request) => {
      const provider = getProvider(identity.oidc.find((each) => each.id === id) ?? null)
      await chargeProof(services, request, null)
      const state = randomUUID()
      const { language } = request
      const { url, challenge } = await orRefusal(provider.start(state, { redirectUri: returnUrl, language }))
      await beginAttempt(request, {
        id: state,
        purpose,
        userId: null,
        challenge: { method: 'OIDC', ...challenge },
      })
      return { url }
    },

    completeExternalSignIn: async ({ body }, request) => {
      const attempt = await getAttempt(services, request, body.state)
      const { challenge } = attempt
      if (challenge.method !== 'OIDC') throw new NotFound()
      const provider = getProvider(identity.oidc.find(({ id }) => id === challenge.provider) ?? null)
      const isFirst = await database.transaction({ actor: 'system' }, (tx) => takeChallenge(tx, attempt.id))
      if (!isFirst) throw new NotFound()
      const returned = new URL(returnUrl)
      for (const [name, value] of Object.entries(body))
        if (value !== undefined) returned.searchParams.set(name, value)
      const proven = await orRefusal(
        prove(services, request, attempt, () =>
          provider.finish(challenge, { returned, state: body.state }, request.now),
        ),
      )
      if (!proven) throw new NotFound()
      return enter(request, attempt, proven)
    },

    createDokobitSession: async ({ body: { locale, purpose = 'LOG_IN' } }, request) => {
      const gateway = getProvider(identity.dokobit)
      await chargeProof(services, request, null)
      const language = languageOf(locale ?? null) ?? request.language
      const { url, challenge } = await orRefusal(gateway.start({ returnUrl, language }, request.now))
      const attemptId = await beginAttempt(request, {
        purpose,
        userId: null,
        challenge: { method: 'DOKOBIT', ...challenge },
      })
      return { sessionToken: challenge.sessionToken, url, attemptId }
    },

    loginWithDokobit: async ({ body: { sessionToken } }, request) => {
      const { now, proofToken } = request
      const gateway = getProvider(identity.dokobit)
      if (proofToken === null) throw new NotFound()
      const attempt = await database.transaction({ actor: 'system' }, (tx) =>
        findAttemptOfDokobit(tx, { sessionToken, browserHash: hashToken(proofToken) }, now),
      )
      if (attempt?.challenge.method !== 'DOKOBIT') throw new NotFound()
      const { challenge } = attempt
      const proven = await orRefusal(prove(services, request, attempt, () => gateway.finish(challenge, now)))
      // A person who comes back without having finished may go there again.
      if (!proven) throw new BusinessRule('IDENTITY_TIMEOUT')
      return enter(request, attempt, proven)
    },
  }
}
