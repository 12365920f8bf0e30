import { normaliseOneTimeCode } from '@vastus/domain/identity/one-time-code'
import type { Tx } from '../../../db/database.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { admitGuess, forgetGuesses, type Guessed } from '../limits/guesses.ts'
import { digestOf, isSameDigest } from './code-digest.ts'
import { lockNewestCode, markUsed, type Purpose, type StoredCode } from './code-repository.ts'

export type RightCode = StoredCode & {
  /** Uses the code up. A right code for which something is refused stays valid, and has cost one try. */
  use: () => Promise<void>
}

type Offered = { purpose: Purpose; email: string; otp: string }

/**
 * Answers null for a wrong, old, used or dead code and never throws for it: the caller's transaction must commit, also where
 * it refuses afterwards, so that the try stays counted. Who asked for a code has five tries, however often others
 * guess, and no more in another network or in another browser of the same one.
 *
 * @param browserHash hash of the browser that offers the code. `issueCode` was given the hash of the browser that asked for it
 */
export async function checkCode(
  services: Services,
  tx: Tx,
  given: Offered & { network: string; browserHash: string | null },
  now: Date,
): Promise<RightCode | null> {
  const { browserHash, email, network } = given
  const code = await lockNewestCode(tx, given, now)
  const isAsker = code !== undefined && browserHash !== null && code.browserHash === browserHash
  // A browser that goes from network to network begins no new count, nor does another browser in the same network.
  const ownPlaces = isAsker ? [browserHash, `${given.purpose} in ${network}`] : []
  return judge(services, tx, { code, given, guessed: { secret: 'code', email, network, ownPlaces } }, now)
}

/**
 * The same for a code that the signed-in user asked for in this session. Its tries are counted by account: another session or
 * another address begins no new count.
 */
export async function checkAccountCode(
  services: Services,
  tx: Tx,
  given: Offered,
  { now, principal }: Pick<RequestContext, 'now' | 'principal'>,
): Promise<RightCode | null> {
  const { sessionHash, userId } = principal()
  const code = await lockNewestCode(tx, { ...given, browserHash: sessionHash }, now)
  const guessed = { secret: 'account code', purpose: given.purpose, userId } as const
  const right = await judge(services, tx, { code, given: { ...given, sessionHash }, guessed }, now)
  return right?.userId === userId ? right : null
}

async function judge(
  services: Services,
  tx: Tx,
  {
    code,
    given,
    guessed,
  }: { code: StoredCode | undefined; given: Offered & { sessionHash?: string }; guessed: Guessed },
  now: Date,
): Promise<RightCode | null> {
  if (!(await admitGuess(tx, guessed, now)) || !code) return null
  const digest = digestOf(services.config.secretKey, given, normaliseOneTimeCode(given.otp))
  if (!isSameDigest(digest, code.codeDigest)) return null
  const use = async () => {
    await markUsed(tx, given, now)
    await forgetGuesses(tx, guessed, now)
  }
  return { ...code, use }
}
