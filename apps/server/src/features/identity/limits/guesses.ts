import { LOGIN_BLOCK_SECONDS, LOGIN_MAX_FAILURES, LOGIN_WINDOW_SECONDS } from '@vastus/domain/limits'
import type { Tx } from '../../../db/database.ts'
import { countOne, countSince, forgetBucket } from './failure-repository.ts'
import { bucketOfNetwork } from './network.ts'

const HOUR_SECONDS = 60 * 60
/** However the quarters of an hour fall. */
const HOUR_MAX_FAILURES = 10
const NETWORK_MAX_FAILURES = 100

/** What is guessed at: a password of an account or a code of an address. */
export type Guessed = { secret: 'password' | 'code'; email: string; network: string }

/**
 * Counts a guess before it is looked at, so that a hundred sent at once count as a hundred. A right one is taken back
 * with `forgetGuesses`; the fifth wrong one blocks the account or address for 15 minutes, the tenth for the rest of the hour.
 *
 * @returns false when no guess may be made now; the caller then answers as if it had been wrong
 */
export async function admitGuess(tx: Tx, guessed: Guessed, now: Date): Promise<boolean> {
  const { own, block, network } = bucketsOf(guessed)
  const blocked = await countSince(tx, [block], secondsBefore(now, LOGIN_BLOCK_SECONDS))
  if (blocked.size > 0) return false
  const hour = await countSince(tx, network ? [own, network] : [own], secondsBefore(now, HOUR_SECONDS))
  if ((hour.get(own) ?? 0) >= HOUR_MAX_FAILURES) return false
  if (network && (hour.get(network) ?? 0) >= NETWORK_MAX_FAILURES) return false
  await countOne(tx, network ? [own, network] : [own], minuteOf(now))
  const used = (await countSince(tx, [own], secondsBefore(now, LOGIN_WINDOW_SECONDS))).get(own) ?? 0
  if (used >= LOGIN_MAX_FAILURES) await countOne(tx, [block], now)
  return used <= LOGIN_MAX_FAILURES
}

/** After a right guess: the account's counter begins anew. */
export async function forgetGuesses(tx: Tx, guessed: Guessed): Promise<void> {
  const { own, block } = bucketsOf(guessed)
  await forgetBucket(tx, own)
  await forgetBucket(tx, block)
}

function bucketsOf({ secret, email, network }: Guessed) {
  const own = `guess ${secret} ${email}`
  return { own, block: `blocked ${own}`, network: bucketOfNetwork(`guess ${secret}`, network) }
}

/** Counters are kept by the minute: fine enough for windows of a quarter of an hour, and few rows. */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
