import { OTP_MAX_SENDS_PER_HOUR, OTP_RESEND_SECONDS } from '@vastus/domain/limits'
import type { Tx } from '../../../db/database.ts'
import { Refused, TooManyRequests } from '../../../errors.ts'
import { THIS_MACHINE } from '../../../http/network-of.ts'
import { countOne, countSince, lockCounter } from './failure-repository.ts'
import { isKnownNetwork, minuteOf, secondsBefore } from './guesses.ts'

const HOUR_SECONDS = 60 * 60
/** From all networks together, so that one caller cannot use up what the owner may ask for. */
const ALL_MAX_SENDS_PER_HOUR = 2 * OTP_MAX_SENDS_PER_HOUR
const NETWORK_MAX_SENDS_PER_HOUR = 30

/**
 * Charges one sending of a code, whether or not the address has an account. A network that signed in to the account
 * before is stopped by its own sendings only.
 *
 * @throws TooManyRequests sooner than a minute after the last one from this network, or after five in an hour from it
 *   or ten from all, whatever they were for
 */
export async function chargeCodeSend(
  tx: Tx,
  { purpose, email, network }: { purpose: string; email: string; network: string },
  now: Date,
): Promise<void> {
  const own = `send ${email} from ${network}`
  const all = `send ${email}`
  const last = `last send ${purpose} ${email} from ${network}`
  const wide = `send network ${network}`
  // One after the other: calls at one moment would not see each other's counts.
  await lockCounter(tx, all)
  const justSent = await countSince(tx, [last], secondsBefore(now, OTP_RESEND_SECONDS))
  if (justSent.size > 0) throw new TooManyRequests(OTP_RESEND_SECONDS, new Refused('CODE_JUST_SENT'))
  const hour = await countSince(tx, [own, all, wide], secondsBefore(now, HOUR_SECONDS))
  const isFull = (bucket: string, most: number) => (hour.get(bucket) ?? 0) >= most
  const isOver =
    isFull(own, OTP_MAX_SENDS_PER_HOUR) ||
    (isFull(all, ALL_MAX_SENDS_PER_HOUR) && !(await isKnownNetwork(tx, email, network, now))) ||
    (network !== THIS_MACHINE && isFull(wide, NETWORK_MAX_SENDS_PER_HOUR))
  if (isOver) throw new TooManyRequests(HOUR_SECONDS)
  await countOne(tx, [own, all, wide], minuteOf(now))
  await countOne(tx, [last], now)
}
