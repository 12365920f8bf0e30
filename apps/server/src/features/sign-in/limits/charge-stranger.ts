import { TooManyRequests } from '../../../errors.ts'
import { THIS_MACHINE } from '../../../http/network-of.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { countOne, countSince } from './failure-repository.ts'
import { minuteOf, secondsBefore } from './guesses.ts'

const HOUR_SECONDS = 60 * 60

type Charge = {
  kind: string
  perHour: number
  /** Counts what names this e-mail address; left out: what comes from the caller's network. */
  address?: string
}

/**
 * Charges a call of somebody who is not signed in, whatever its answer will be.
 *
 * @throws TooManyRequests
 */
export async function chargeStranger(
  { database }: Services,
  { network, now }: RequestContext,
  charges: readonly Charge[],
): Promise<void> {
  const counters = charges
    // Behind a proxy that is not trusted everybody would count here.
    .filter(({ address }) => address !== undefined || network !== THIS_MACHINE)
    .map(({ kind, perHour, address }) => ({
      bucket: address === undefined ? `${kind} from ${network}` : `${kind} for ${address}`,
      perHour,
    }))
  if (counters.length === 0) return
  const buckets = counters.map(({ bucket }) => bucket)
  const used = await database.transaction({ actor: 'system' }, async (tx) => {
    await countOne(tx, buckets, minuteOf(now))
    return countSince(tx, buckets, secondsBefore(now, HOUR_SECONDS))
  })
  if (counters.some(({ bucket, perHour }) => (used.get(bucket) ?? 0) > perHour))
    throw new TooManyRequests(HOUR_SECONDS)
}
