import { TooManyRequests } from '../../../errors.ts'
import { THIS_MACHINE } from '../../../http/network-of.ts'
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
 * @param personalCode null where nobody is asked until somebody scans a code
 * @throws TooManyRequests after ten questions for one person, or fifty from one network, in 15 minutes
 */
export async function chargeProof(
  { database }: Services,
  { network, now }: RequestContext,
  personalCode: string | null,
): Promise<void> {
  const counters = [
    ...(personalCode === null ? [] : [{ bucket: `proof of ${personalCode}`, most: MOST_FOR_PERSON }]),
    // Behind a proxy that is not trusted everybody would count here.
    ...(network === THIS_MACHINE ? [] : [{ bucket: `proofs from ${network}`, most: MOST_FROM_NETWORK }]),
  ]
  const buckets = counters.map(({ bucket }) => bucket)
  await database.transaction({ actor: 'system' }, async (tx) => {
    for (const bucket of buckets) await lockCounter(tx, bucket)
    const used = await countSince(tx, buckets, secondsBefore(now, WINDOW_SECONDS))
    if (counters.some(({ bucket, most }) => (used.get(bucket) ?? 0) >= most))
      throw new TooManyRequests(WINDOW_SECONDS)
    await countOne(tx, buckets, minuteOf(now))
  })
}
