import { OTP_MAX_SENDS_PER_HOUR, OTP_RESEND_SECONDS } from '@vastus/domain/limits'
import type { Tx } from '../../../db/database.ts'
import { TooManyRequests } from '../../../errors.ts'
import { countOne, countSince, lockCounter } from './failure-repository.ts'
import { minuteOf, secondsBefore } from './guesses.ts'
import { bucketOfNetwork } from './network.ts'

const HOUR_SECONDS = 60 * 60
const NETWORK_MAX_SENDS_PER_HOUR = 30

/**
 * Charges one sending of a code, whether or not the address has an account.
 *
 * @throws TooManyRequests sooner than a minute after the last one, or after five in an hour, whatever they were for
 */
export async function chargeCodeSend(
  tx: Tx,
  send: { purpose: string; email: string; network: string },
  now: Date,
): Promise<void> {
  const own = `send ${send.email}`
  const last = `last send ${send.purpose} ${send.email}`
  const network = bucketOfNetwork('send', send.network)
  // One after the other: calls at one moment would not see each other's counts.
  await lockCounter(tx, own)
  const justSent = await countSince(tx, [last], secondsBefore(now, OTP_RESEND_SECONDS))
  if (justSent.size > 0) throw new TooManyRequests(OTP_RESEND_SECONDS)
  const hour = await countSince(tx, network ? [own, network] : [own], secondsBefore(now, HOUR_SECONDS))
  const isOver =
    (hour.get(own) ?? 0) >= OTP_MAX_SENDS_PER_HOUR ||
    (network !== null && (hour.get(network) ?? 0) >= NETWORK_MAX_SENDS_PER_HOUR)
  if (isOver) throw new TooManyRequests(HOUR_SECONDS)
  await countOne(tx, network ? [own, network] : [own], minuteOf(now))
  await countOne(tx, [last], now)
}
