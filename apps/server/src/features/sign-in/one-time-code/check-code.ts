import { normaliseOneTimeCode } from '@vastus/domain/identity/one-time-code'
import type { Tx } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { admitGuess, forgetGuesses } from '../limits/guesses.ts'
import { digestOf, isSameDigest } from './code-digest.ts'
import { lockNewestCode, markUsed, type Purpose, type StoredCode } from './code-repository.ts'

export type RightCode = StoredCode & {
  /** Uses the code up. A right code for which something is refused stays valid, and has cost one try. */
  use: () => Promise<void>
}

/**
 * Answers null for a wrong, old, used or dead code and never throws for it: the caller's transaction must commit, also where
 * it refuses afterwards, so that the try stays counted. The browser that asked for a code has five tries of its own,
 * however often others guess.
 */
export async function checkCode(
  services: Services,
  tx: Tx,
  given: {
    purpose: Purpose
    email: string
    otp: string
    network: string
    sessionHash?: string
    /** Hash of the browser that offers the code. `issueCode` was given the hash of the browser that asked for it. */
    browserHash: string | null
  },
  now: Date,
): Promise<RightCode | null> {
  const code = await lockNewestCode(tx, given, now)
  const isAsker = code !== undefined && code.browserHash !== null && code.browserHash === given.browserHash
  const ownPlace = isAsker ? given.browserHash : null
  const guessed = { secret: 'code', email: given.email, network: given.network, ownPlace } as const
  if (!(await admitGuess(tx, guessed, now)) || !code) return null
  const digest = digestOf(services.config.secretKey, given, normaliseOneTimeCode(given.otp))
  if (!isSameDigest(digest, code.codeDigest)) return null
  const use = async () => {
    await markUsed(tx, given, now)
    await forgetGuesses(tx, guessed, now)
  }
  return { ...code, use }
}
