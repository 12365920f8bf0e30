import { TooManyRequests } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { countOne, countSince, lockCounter } from './failure-repository.ts'
import { minuteOf, secondsBefore } from './guesses.ts'

const WINDOW_SECONDS = 15 * 60
/** Questions on one person's phone: more would wear them down until they accept one that is not theirs. */
const MOST_FOR_PERSON = 10
const MOST_FROM_NETWORK = 50

/**
 * Charges one question on the phone of a person, before it is asked.
 *
 * @throws TooManyRequests after ten questions for one person, or fifty from one network, in 15 minutes
 */
export async function chargeProof(
  { database }: Services,
  { network, now }: RequestContext,
  personalCode: string,
): Promise<void> {
  const person = `proof of ${personalCode}`
  const wide = `proofs from ${network}`
  await database.transaction({ actor: 'system' }, async (tx) => {
    await lockCounter(tx, person)
    const used = await countSince(tx, [person, wide], secondsBefore(now, WINDOW_SECONDS))
    if ((used.get(person) ?? 0) >= MOST_FOR_PERSON || (used.get(wide) ?? 0) >= MOST_FROM_NETWORK)
      throw new TooManyRequests(WINDOW_SECONDS)
    await countOne(tx, [person, wide], minuteOf(now))
  })
}
