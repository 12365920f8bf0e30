import { TooManyRequests } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { countOne, countSince, minuteOf, secondsBefore } from '../identity/index.ts'

const HOUR_SECONDS = 3600
const LOOKUPS_PER_HOUR = 120

/**
 * Charges one look-up of a code, found or not: nobody is to try out codes.
 *
 * @throws TooManyRequests
 */
export async function chargeLookup({ database }: Parts, call: Call): Promise<void> {
  const bucket = `look up code by staff ${call.principal().userId}`
  await database.transaction({ actor: 'system' }, async (tx) => {
    const used = await countSince(tx, [bucket], secondsBefore(call.now, HOUR_SECONDS))
    if ((used.get(bucket) ?? 0) >= LOOKUPS_PER_HOUR) throw new TooManyRequests(HOUR_SECONDS)
    await countOne(tx, [bucket], minuteOf(call.now))
  })
}
