import { requireReturnOfApp } from '../../../adapters/identity-provider/smart-id.ts'
import { NotFound } from '../../../errors.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { keepVerifier } from './attempt-repository.ts'
import { getAttempt, orRefusal, prove } from './attempts.ts'

/** The Smart-ID app comes back to the browser that opened it; the status of the attempt then goes on. */
export function smartIdRoutes(services: Services): Handlers<'returnFromSmartId'> {
  return {
    returnFromSmartId: async ({ body: { attemptId, sessionSecretDigest, verifier } }, request) => {
      const attempt = await getAttempt(services, request, attemptId)
      const { challenge, purpose } = attempt
      if (challenge.method !== 'SMART_ID' || challenge.flow !== 'Web2App') throw new NotFound()
      const check = async () => {
        requireReturnOfApp(challenge, sessionSecretDigest)
        return null
      }
      await orRefusal(prove(services, request, attempt, check))
      const isFirst = await services.database.transaction({ actor: 'system' }, (tx) =>
        keepVerifier(tx, attempt.id, verifier),
      )
      if (!isFirst) throw new NotFound()
      return { isSignIn: purpose === 'LOG_IN' || purpose === 'SIGN_UP' }
    },
  }
}
