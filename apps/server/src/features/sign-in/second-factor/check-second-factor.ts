import { isRecoveryCode } from '@vastus/domain/identity/second-factor'
import type { Tx } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { countOne, countSince, lockCounter } from '../limits/failure-repository.ts'
import { minuteOf, secondsBefore } from '../limits/guesses.ts'
import * as authenticators from './authenticator-repository.ts'
import { decrypt, digestOfRecovery, stepOf } from './authenticator-secret.ts'

const WINDOW_SECONDS = 15 * 60
const MOST_GUESSES = 5

/** Counts a guess before it is looked at. False after five in 15 minutes: the answer is then that of a wrong code. */
export async function admitSecondFactor({ database }: Services, userId: number, now: Date): Promise<boolean> {
  const bucket = `second factor of ${userId}`
  return database.transaction({ actor: 'system' }, async (tx) => {
    await lockCounter(tx, bucket)
    const used = (await countSince(tx, [bucket], secondsBefore(now, WINDOW_SECONDS))).get(bucket) ?? 0
    if (used >= MOST_GUESSES) return false
    await countOne(tx, [bucket], minuteOf(now))
    return true
  })
}

/** Whether a code is right, of the app or of the recovery codes; it is used up by that. */
export async function checkSecondFactor(
  { config }: Services,
  tx: Tx,
  { userId, code }: { userId: number; code: string },
  now: Date,
): Promise<boolean> {
  if (isRecoveryCode(code))
    return authenticators.useRecoveryCode(tx, userId, digestOfRecovery(config.secretKey, userId, code), now)
  const found = await authenticators.findAuthenticator(tx, userId)
  return found?.confirmedAt
    ? checkAppCode({ config }, tx, { userId, secret: found.secret, code }, now)
    : false
}

/** Whether an app has the secret, also where its owner has not confirmed it yet; the code is used up by that. */
export async function checkAppCode(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { userId, secret, code }: { userId: number; secret: string; code: string },
  now: Date,
): Promise<boolean> {
  const step = stepOf(decrypt(config.secretKey, secret), code, now)
  return step !== null && authenticators.useStep(tx, userId, step)
}
