import { PERSON_CODE_TRIES_PER_HOUR } from '@vastus/domain/limits'
import { TooManyRequests } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { countOne, countSince, minuteOf } from '../identity/index.ts'

const HOUR_MS = 60 * 60_000

/**
 * Charges one try with a personal code, before its answer is known and whatever it will be: otherwise codes and names
 * could be guessed.
 *
 * @throws TooManyRequests after ten of the same kind in an hour
 */
export async function chargeCodeTry(
  { database }: Parts,
  call: Call,
  kind: 'look up' | 'enter',
): Promise<void> {
  const bucket = `${kind} person ${call.principal().userId}`
  const since = new Date(call.now.getTime() - HOUR_MS)
  // Counted for itself, so that a refusal does not take the count back.
  await database.transaction({ actor: 'system' }, async (tx) => {
    await countOne(tx, [bucket], minuteOf(call.now))
    const used = (await countSince(tx, [bucket], since)).get(bucket) ?? 0
    if (used > PERSON_CODE_TRIES_PER_HOUR) throw new TooManyRequests(HOUR_MS / 1000)
  })
}
