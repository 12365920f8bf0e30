import type { Tx } from '../../db/database.ts'
import { markCalled, takeOpenAlarms } from './alarms-repository.ts'

/**
 * The user takes what nobody has taken, and may have called the patient. What a colleague has taken stays with the colleague.
 *
 * @returns whether anything changed
 */
export async function takeAlarms(
  tx: Tx,
  eContactId: number,
  { userId, isCalled, now }: { userId: number; isCalled: boolean; now: Date },
): Promise<boolean> {
  const taken = await takeOpenAlarms(tx, eContactId, userId, now)
  const answered = isCalled ? await markCalled(tx, eContactId, now) : 0
  return taken + answered > 0
}
