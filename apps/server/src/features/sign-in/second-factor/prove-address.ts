import { normaliseEmail } from '@vastus/domain/identity/email'
import type { Tx } from '../../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Principal } from '../../../principal.ts'
import type { Services } from '../../../services.ts'
import { countSince, rememberUntil } from '../limits/failure-repository.ts'
import { checkAccountCode } from '../one-time-code/check-code.ts'
import { hasSecondFactor } from './authenticator-repository.ts'

/** As long as a fresh sign-in counts. */
const PROVEN_MS = 15 * 60_000

type Asked = Pick<RequestContext, 'principal' | 'now'>

/**
 * Before the first second factor of an account, and before another address takes the place of its own: a person who has only
 * guessed the password does not read the mail. A session that is strong needs no code. A right code counts for 15 minutes in its session, so
 * that a user who changes from the passkey to the app types one code.
 *
 * @param otp the code, which was asked for with the purpose SECOND_FACTOR; undefined where an earlier one may count
 * @returns whether the code was right; the caller's transaction must commit also where it was not, so that the try counts
 * @throws NotFound for an account without an address
 * @throws BusinessRule SECOND_FACTOR_REQUIRED where there is a second factor, which proves more than a code by mail
 * @throws InvalidInput naming `otp` where a code is needed
 */
export async function proveAddress(
  services: Services,
  tx: Tx,
  otp: string | undefined,
  request: RequestContext,
): Promise<boolean> {
  const { now } = request
  const { email, isStrong, userId } = request.principal()
  if (isStrong) return true
  if (email === '') throw new NotFound()
  if (await hasSecondFactor(tx, userId)) throw new BusinessRule('SECOND_FACTOR_REQUIRED')
  if (otp === undefined) {
    if (await hasProvenAddress(tx, request)) return true
    throw new InvalidInput([{ path: 'otp', rule: 'REQUIRED' }])
  }
  const asked = { purpose: 'SECOND_FACTOR', email: normaliseEmail(email), otp } as const
  const code = await checkAccountCode(services, tx, asked, request)
  if (code === null) return false
  await code.use()
  await rememberUntil(tx, provenBucket(request.principal()), new Date(now.getTime() + PROVEN_MS))
  return true
}

/** Whether a right code still counts in the session of the caller. */
export async function hasProvenAddress(tx: Tx, { now, principal }: Asked): Promise<boolean> {
  return (await countSince(tx, [provenBucket(principal())], now)).size > 0
}

const provenBucket = ({ userId, sessionHash }: Principal) => `address of ${userId} proven in ${sessionHash}`
