import { normaliseEmail } from '@vastus/domain/identity/email'
import { BusinessRule } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { allowSignIn } from '../limits/guesses.ts'
import { findAccountByEmail, setPasswordHash } from '../login/account-repository.ts'
import { requireGoodPassword } from '../login/new-password.ts'
import { networkHash } from '../one-time-code/browser-hash.ts'
import { checkCode } from '../one-time-code/check-code.ts'
import { endOtherSessions } from '../../sessions/index.ts'
import { endAttemptsOf } from '../proven/attempt-repository.ts'

/**
 * Sets the new password, ends all sessions of the account and sign-ins that wait for a second factor, and lifts a block that somebody else's guesses brought. From
 * this network the owner signs in from then on whatever others guess.
 *
 * @throws BusinessRule INVALID_OTP
 */
export async function confirmReset(
  services: Services,
  given: { email: string; otp: string; password: string; confirmPassword: string },
  request: RequestContext,
): Promise<void> {
  requireGoodPassword(given)
  const { network, now } = request
  const email = normaliseEmail(given.email)
  const passwordHash = await services.passwords.hash(given.password)
  const isDone = await request.transaction(
    async (tx) => {
      const code = await checkCode(
        services,
        tx,
        { purpose: 'RESET', email, otp: given.otp, network, browserHash: networkHash(network) },
        now,
      )
      const account = code ? await findAccountByEmail(tx, email) : undefined
      if (!code || !account) return false
      await code.use()
      await setPasswordHash(tx, account.id, passwordHash, now)
      await endOtherSessions(services, tx, { userId: account.id, keepHash: null, reason: 'PASSWORD' }, now)
      await endAttemptsOf(tx, account.id)
      await allowSignIn(tx, email, network, now)
      request.audit(
        { clinicId: null, subjectPersonId: account.personId, objectType: 'user', objectId: account.id },
        { userId: account.id, sessionHash: null, role: null },
      )
      return true
    },
    { context: { actor: 'system' } },
  )
  if (!isDone) throw new BusinessRule('INVALID_OTP')
}
