import { normaliseOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { OTP_MAX_TRIES } from '@vastus/domain/limits'
import type { Tx } from '../../../db/database.ts'
import type { Parts } from '../../../parts.ts'
import { admitGuess, forgetGuesses } from '../limits/guesses.ts'
import { digestOf, isSameDigest } from './code-digest.ts'
import { countTry, lockNewestCode, markUsed, type Purpose, type StoredCode } from './code-repository.ts'

/**
 * Uses a code up. Answers null for a wrong, old, used or dead one and never throws for it: the caller's transaction must
 * commit, so that the try stays counted.
 */
export async function takeCode(
  parts: Parts,
  tx: Tx,
  given: {
    purpose: Purpose
    email: string
    otp: string
    network: string
    sessionHash?: string
    browserHash?: string | null
  },
  now: Date,
): Promise<StoredCode | null> {
  const guessed = { secret: 'code', email: given.email, network: given.network } as const
  if (!(await admitGuess(tx, guessed, now))) return null
  const code = await lockNewestCode(tx, { ...given, browserHash: given.browserHash ?? null }, now)
  if (!code || code.tries >= OTP_MAX_TRIES) return null
  const digest = digestOf(parts.config.secretKey, given, normaliseOneTimeCode(given.otp))
  if (!isSameDigest(digest, code.codeDigest)) {
    await countTry(tx, code.id)
    return null
  }
  await markUsed(tx, code.id, now)
  await forgetGuesses(tx, guessed)
  return code
}
