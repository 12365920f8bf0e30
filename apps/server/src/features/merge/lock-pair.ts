import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { type AccessedEContact, accessEContact } from '../e-contacts/index.ts'

/** The one that stays, and the one that goes on in it. */
export type Pair = { targetId: number; sourceId: number }

/**
 * Loads both with the caller's rights and locks them, always in the same order so that two callers never wait for each other.
 *
 * @throws NotFound for a foreign or absent one; Refused where both are the same; OutdatedVersion by the version of the one that stays
 */
export async function lockPair(
  tx: Tx,
  request: RequestContext,
  { targetId, sourceId }: Pair,
): Promise<{ target: AccessedEContact; source: AccessedEContact }> {
  const lock = (id: number) => accessEContact(tx, request, id, { lock: true })
  const first = await lock(Math.min(targetId, sourceId))
  if (targetId === sourceId) throw new Refused('MERGE_NOT_ALIKE')
  const second = await lock(Math.max(targetId, sourceId))
  const [target, source] = targetId < sourceId ? [first, second] : [second, first]
  requireVersion(request, target.eContact.version)
  return { target, source }
}
