import { BusinessRule, NotFound } from '../../../errors.ts'
import { hashToken } from '../../../http/session-cookie.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { enterAccount } from '../login/enter-account.ts'
import { endAttempt, findSecondFactorAttempt } from '../proven/attempt-repository.ts'
import { beginAttempt } from '../proven/attempts.ts'
import { admitSecondFactor, checkSecondFactor } from './check-second-factor.ts'

const SYSTEM = { context: { actor: 'system' } } as const

/**
 * Keeps, for this browser, that the password was right, and asks for the second factor.
 *
 * @throws BusinessRule SECOND_FACTOR_REQUIRED always
 */
export async function askSecondFactor(request: RequestContext, userId: number): Promise<never> {
  await beginAttempt(request, { purpose: 'SECOND_FACTOR', userId, challenge: { method: 'SECOND_FACTOR' } })
  throw new BusinessRule('SECOND_FACTOR_REQUIRED')
}

export function secondFactorRoute(services: Services): Handlers<'completeSecondFactor'> {
  return {
    completeSecondFactor: async ({ body: { code } }, request) => {
      const { now, proofToken } = request
      if (proofToken === null) throw new NotFound()
      const attempt = await services.database.transaction({ actor: 'system' }, (tx) =>
        findSecondFactorAttempt(tx, hashToken(proofToken), now),
      )
      const userId = attempt?.userId ?? null
      if (!attempt || userId === null) throw new NotFound()
      const isAdmitted = await admitSecondFactor(services, userId, now)
      const started = await request.transaction(async (tx) => {
        if (!isAdmitted || !(await checkSecondFactor(services, tx, { userId, code }, now)))
          throw new BusinessRule('INVALID_OTP')
        // It may have ended meanwhile: with a new password, or because the account became part of another one.
        if (!(await endAttempt(tx, attempt.id))) throw new NotFound()
        return enterAccount(tx, request, { userId, method: 'PASSWORD', isStrong: true })
      }, SYSTEM)
      request.setToken('SESSION', started.token)
      request.setToken('PROOF', null)
      return loggedInUser(started.principal)
    },
  }
}
