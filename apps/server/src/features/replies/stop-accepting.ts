import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { listAccepting, listHeld, settleHeld } from './held-replies-repository.ts'

/**
 * Stops every held acceptance of somebody who is said not to be the clinic's patient: otherwise it would say the opposite in a moment.
 * The caller's own are taken back; those of colleagues come back to them. Call it before the membership ends.
 */
export async function stopAccepting(
  tx: Tx,
  request: RequestContext,
  about: { clinicId: number; patientPersonId: number },
): Promise<void> {
  const { userId } = request.principal()
  for (const id of await listAccepting(tx, about)) {
    const { eContact } = await accessEContact(tx, request, id, { lock: true })
    for (const held of await listHeld(tx, id)) {
      if (held.action !== 'ACCEPT') continue
      const isOwn = held.userId === userId
      await settleHeld(
        tx,
        held.id,
        isOwn ? { state: 'TAKEN_BACK' } : { state: 'RETURNED', returnReason: 'OTHER' },
        request.now,
      )
      const event = isOwn ? 'E_CONTACT_REPLY_TAKEN_BACK' : 'E_CONTACT_REPLY_RETURNED'
      recordEvents(tx, eContact, [event], userId, request.now)
    }
  }
}
