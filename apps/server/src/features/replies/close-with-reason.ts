import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, applyChange, openForChange } from '../e-contacts/index.ts'
import { holdReply } from './hold-reply.ts'
import { changeOf, type Closing } from './reply.ts'
import { requireNothingHeld } from './require-nothing-held.ts'

/**
 * Archives or rejects at once, or in so many seconds. A closed e-contact says so first; a reply that is held would come back to its
 * writer, so it is waited for.
 */
export async function closeWithReason(
  tx: Tx,
  request: RequestContext,
  id: number,
  closing: Closing,
  holdSeconds = 0,
): Promise<AccessedEContact> {
  const opened = await openForChange(tx, request, id)
  if (holdSeconds > 0) {
    await requireNothingHeld(tx, id)
    return holdReply(tx, request, opened, { ...closing, fileIds: [], replyBlockedUntil: null }, holdSeconds)
  }
  const closed = await applyChange(tx, request, opened, changeOf(closing, request.now))
  await requireNothingHeld(tx, id)
  return closed
}
