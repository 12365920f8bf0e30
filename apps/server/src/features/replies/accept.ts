import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, applyChange, openForChange, setMembership } from '../e-contacts/index.ts'
import { holdReply } from './hold-reply.ts'
import { requireNothingHeld } from './require-nothing-held.ts'

/** Takes a new patient on, at once or in so many seconds. Whatever else the patient sent to the clinic need not be decided on any more. */
export async function accept(
  tx: Tx,
  request: RequestContext,
  id: number,
  holdSeconds = 0,
): Promise<AccessedEContact> {
  const opened = await openForChange(tx, request, id)
  if (holdSeconds > 0) {
    await requireNothingHeld(tx, id)
    return holdReply(
      tx,
      request,
      opened,
      { action: 'ACCEPT', text: '', fileIds: [], replyBlockedUntil: null },
      holdSeconds,
    )
  }
  const changed = await applyChange(tx, request, opened, { action: 'ACCEPT' })
  await requireNothingHeld(tx, id)
  const { clinicId, patientPersonId } = changed.eContact
  await setMembership(
    tx,
    { clinicId, patientPersonId, clinicMember: true, exceptId: id },
    { userId: request.principal().userId, now: request.now },
  )
  return changed
}
