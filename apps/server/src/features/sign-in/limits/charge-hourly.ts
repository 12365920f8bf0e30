import { TooManyRequests } from '../../../errors.ts'
import type { Call } from '../../../http/call.ts'
import type { Parts } from '../../../parts.ts'
import { countOne, countSince } from './failure-repository.ts'
import { minuteOf, secondsBefore } from './guesses.ts'

const HOUR_SECONDS = 60 * 60

/**
 * Charges one call of the signed-in user before its answer is known and whatever it will be: otherwise codes and names
 * could be guessed. Counted for itself, so that a refusal does not take the count back.
 *
 * @throws TooManyRequests after `perHour` calls of the same kind in an hour
 */
export async function chargeHourly(
  { database }: Parts,
  call: Call,
  { kind, perHour }: { kind: string; perHour: number },
): Promise<void> {
  const bucket = `${kind} ${call.principal().userId}`
  await database.transaction({ actor: 'system' }, async (tx) => {
    await countOne(tx, [bucket], minuteOf(call.now))
    const used = (await countSince(tx, [bucket], secondsBefore(call.now, HOUR_SECONDS))).get(bucket) ?? 0
    if (used > perHour) throw new TooManyRequests(HOUR_SECONDS)
  })
}
