import { normaliseEmail } from '@vastus/domain/identity/email'
import { BusinessRule } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import type { Principal } from '../../../principal.ts'
import { findAccountByEmail, insertAccount } from '../login/account-repository.ts'
import { browserHashOf } from '../one-time-code/browser-hash.ts'
import { checkCode } from '../one-time-code/check-code.ts'
import { startSession, type StartedSession } from '../../sessions/index.ts'

/**
 * Makes the account once the address is proven, and signs in. That an address has an account already is shown only to
 * who holds the code mailed to it.
 *
 * @throws BusinessRule INVALID_OTP, USER_EXISTS
 */
export async function verifySignUp(
  services: Services,
  given: { email: string; otp: string },
  request: RequestContext,
): Promise<Principal> {
  const email = normaliseEmail(given.email)
  const outcome = await request.transaction<StartedSession | 'INVALID_OTP' | 'USER_EXISTS'>(
    async (tx) => {
      const code = await checkCode(
        services,
        tx,
        {
          purpose: 'SIGNUP',
          email,
          otp: given.otp,
          network: request.network,
          browserHash: browserHashOf(request),
        },
        request.now,
      )
      if (!code) return 'INVALID_OTP'
      const { passwordHash, language } = code.payload
      if (!passwordHash || (await findAccountByEmail(tx, email))) return 'USER_EXISTS'
      const userId = await insertAccount(tx, {
        email,
        passwordHash,
        language: language ?? request.language,
        now: request.now,
      })
      if (userId === undefined) return 'USER_EXISTS'
      await code.use()
      const started = await startSession(
        tx,
        { userId, method: 'PASSWORD', isStrong: false, device: request.device },
        request.now,
        request.maybePrincipal,
      )
      request.audit(
        { clinicId: null, subjectPersonId: null, objectType: 'user', objectId: userId },
        { userId, sessionHash: started.principal.sessionHash, role: null },
      )
      return started
    },
    { context: { actor: 'system' } },
  )
  if (typeof outcome === 'string') throw new BusinessRule(outcome)
  request.setToken('SESSION', outcome.token)
  return outcome.principal
}
