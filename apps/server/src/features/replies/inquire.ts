import type { sendInquiry as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { AccessedEContact } from '../e-contacts/index.ts'
import { sendReply } from './send-reply.ts'

/** A reply that leaves the e-contact open: the patient may answer, at once or from a chosen moment. */
export function inquire(
  tx: Tx,
  request: RequestContext,
  id: number,
  body: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const { question: text, questionFileIds: fileIds = [], replyBlockedUntil = null, holdSeconds } = body
  return sendReply(tx, request, id, { action: 'INQUIRE', text, fileIds, replyBlockedUntil }, holdSeconds)
}
