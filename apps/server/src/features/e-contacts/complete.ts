import type { completeEContact as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Accessed } from './access-e-contact.ts'
import { changeEContact } from './change-e-contact.ts'
import { requireReason } from './require-reason.ts'
import { sendReply } from './send-reply.ts'

/** Closes with a last answer; with a fixed reason in its place it is archived, and nothing that was typed goes along. */
export function complete(
  tx: Tx,
  call: Call,
  id: number,
  body: RouteInput<typeof route>['body'],
): Promise<Accessed> {
  const { infoText = '', fixedInfoText = null, reasonText = '', infoFileIds = [], holdSeconds = 0 } = body
  if (fixedInfoText !== null) {
    if (infoText !== '') throw new InvalidInput([{ path: 'infoText', rule: 'FORM' }])
    if (infoFileIds.length > 0) throw new InvalidInput([{ path: 'infoFileIds', rule: 'FORM' }])
    if (holdSeconds > 0) throw new InvalidInput([{ path: 'holdSeconds', rule: 'FORM' }])
    const reason = requireReason('ARCHIVE', fixedInfoText, reasonText, {
      reason: 'fixedInfoText',
      text: 'reasonText',
    })
    call.auditAs('E_CONTACT_ARCHIVE')
    return changeEContact(tx, call, id, { action: 'ARCHIVE', message: { reason, text: reasonText } })
  }
  if (infoText === '') throw new InvalidInput([{ path: 'infoText', rule: 'REQUIRED' }])
  const reply = { action: 'COMPLETE', text: infoText, fileIds: infoFileIds, replyBlockedUntil: null } as const
  return sendReply(tx, call, id, reply, holdSeconds)
}
