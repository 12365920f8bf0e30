import type { Handlers } from '../../../http/mount.ts'
import { NotFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { takeChallenge } from './attempt-repository.ts'
import { getAttempt, getProvider, orRefusal, prove } from './attempts.ts'

/** The ID card answers in the browser that began; what it proves is then asked for like the answer of a phone. */
export function idCardRoutes(services: Services): Handlers<'proveWithIdCard' | 'readVirtualCard'> {
  const { database, identity } = services
  return {
    proveWithIdCard: async ({ body: { attemptId, token } }, request) => {
      const attempt = await getAttempt(services, request, attemptId)
      const { challenge } = attempt
      if (challenge.method !== 'ID_CARD') throw new NotFound()
      const card = getProvider(identity.webEid)
      // The nonce counts once, whatever comes of it.
      const isFirst = await database.transaction({ actor: 'system' }, (tx) => takeChallenge(tx, attempt.id))
      if (!isFirst) throw new NotFound()
      await orRefusal(prove(services, request, attempt, () => card.finish(challenge, token, request.now)))
      return undefined
    },

    readVirtualCard: async ({ body: { nonce } }) => {
      const token = await orRefusal(getProvider(identity.webEid).readVirtualCard(nonce))
      if (token === null) throw new NotFound()
      return token
    },
  }
}
