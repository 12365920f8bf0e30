import type { completeEContact as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, changeEContact } from '../e-contacts/index.ts'
import { requireReason } from '../conversation/index.ts'
import { requireNothingHeld } from './require-nothing-held.ts'
import { sendReply } from './send-reply.ts'

/** Closes with a last answer; with a fixed reason in its place it is archived, and nothing that was typed goes along. */
export function complete(
  tx: Tx,
  request: RequestContext,
  id: number,
  body: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const { infoText = '', fixedInfoText = null, reasonText = '', infoFileIds = [], holdSeconds = 0 } = body
  if (fixedInfoText !== null) {
    if (infoText !== '') throw new InvalidInput([{ path: 'infoText', rule: 'FORM' }])
    if (infoFileIds.length > 0) throw new InvalidInput([{ path: 'infoFileIds', rule: 'FORM' }])
    if (holdSeconds > 0) throw new InvalidInput([{ path: 'holdSeconds', rule: 'FORM' }])
    const reason = requireReason('ARCHIVE', fixedInfoText, reasonText, {
      reason: 'fixedInfoText',
      text: 'reasonText',
    })
    request.auditAs('E_CONTACT_ARCHIVE')
    return archive(tx, request, id, { reason, text: reasonText })
  }
  if (infoText === '') throw new InvalidInput([{ path: 'infoText', rule: 'REQUIRED' }])
  const reply = { action: 'COMPLETE', text: infoText, fileIds: infoFileIds, replyBlockedUntil: null } as const
  return sendReply(tx, request, id, reply, holdSeconds)
}

/** A closed e-contact says so first; a reply that is held would come back to its writer, so it is waited for. */
async function archive(
  tx: Tx,
  request: RequestContext,
  id: number,
  message: { reason: string; text: string },
): Promise<AccessedEContact> {
  const archived = await changeEContact(tx, request, id, { action: 'ARCHIVE', message })
  await requireNothingHeld(tx, id)
  return archived
}
