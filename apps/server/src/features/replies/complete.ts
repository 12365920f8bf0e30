import type { completeEContact as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { AccessedEContact } from '../e-contacts/index.ts'
import { requireReason } from '../conversation/index.ts'
import { closeWithReason } from './close-with-reason.ts'
import { sendReply } from './send-reply.ts'
import { translatedFrom } from './translated-from.ts'

/**
 * Closes with a last answer; with a fixed reason in its place it is archived, and nothing that was typed is sent.
 *
 * @throws BusinessRule TRANSLATION_DIFFERS
 */
export async function complete(
  tx: Tx,
  request: RequestContext,
  id: number,
  body: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const { infoText = '', fixedInfoText = null, reasonText = '', infoFileIds = [], holdSeconds = 0 } = body
  if (fixedInfoText !== null) {
    if (infoText !== '') throw new InvalidInput([{ path: 'infoText', rule: 'FORM' }])
    if (infoFileIds.length > 0) throw new InvalidInput([{ path: 'infoFileIds', rule: 'FORM' }])
    const reason = requireReason('ARCHIVE', fixedInfoText, reasonText, {
      reason: 'fixedInfoText',
      text: 'reasonText',
    })
    request.auditAs('E_CONTACT_ARCHIVE')
    return closeWithReason(tx, request, id, { action: 'ARCHIVE', reason, text: reasonText }, holdSeconds)
  }
  if (infoText === '') throw new InvalidInput([{ path: 'infoText', rule: 'REQUIRED' }])
  const original = await translatedFrom(tx, infoText, body)
  const reply = {
    action: 'COMPLETE',
    text: infoText,
    original,
    fileIds: infoFileIds,
    replyBlockedUntil: null,
  } as const
  return sendReply(tx, request, id, reply, holdSeconds)
}
