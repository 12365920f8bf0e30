import { TooManyRequests } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
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
  { database }: Services,
  request: RequestContext,
  { kind, perHour }: { kind: string; perHour: number },
): Promise<void> {
  const bucket = `${kind} ${request.principal().userId}`
  await database.transaction({ actor: 'system' }, async (tx) => {
    await countOne(tx, [bucket], minuteOf(request.now))
    const used = (await countSince(tx, [bucket], secondsBefore(request.now, HOUR_SECONDS))).get(bucket) ?? 0
    if (used > perHour) throw new TooManyRequests(HOUR_SECONDS)
  })
}
