import { normaliseEmail } from '@vastus/domain/identity/email'
import type { Tx } from '../../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { checkCode } from '../one-time-code/check-code.ts'
import { hasSecondFactor } from './authenticator-repository.ts'

/**
 * Before the first second factor of an account, and before another address takes the place of its own: a person who has only
 * guessed the password does not read the mail. A session that is strong needs no code.
 *
 * @param otp the code, which was asked for with the purpose SECOND_FACTOR
 * @returns whether the code was right; the caller's transaction must commit also where it was not, so that the try counts
 * @throws NotFound for an account without an address
 * @throws BusinessRule SECOND_FACTOR_REQUIRED where there is a second factor, which proves more than a code by mail
 * @throws InvalidInput without a code
 */
export async function proveAddress(
  services: Services,
  tx: Tx,
  otp: string | undefined,
  { network, now, principal }: RequestContext,
): Promise<boolean> {
  const { email, isStrong, sessionHash, userId } = principal()
  if (isStrong) return true
  if (email === '') throw new NotFound()
  if (await hasSecondFactor(tx, userId)) throw new BusinessRule('SECOND_FACTOR_REQUIRED')
  if (otp === undefined) throw new InvalidInput([{ path: 'otp', rule: 'REQUIRED' }])
  const code = await checkCode(
    services,
    tx,
    {
      purpose: 'SECOND_FACTOR',
      email: normaliseEmail(email),
      otp,
      network,
      sessionHash,
      browserHash: sessionHash,
    },
    now,
  )
  if (code?.userId !== userId) return false
  await code.use()
  return true
}
