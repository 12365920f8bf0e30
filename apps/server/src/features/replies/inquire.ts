import type { sendInquiry as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { AccessedEContact } from '../e-contacts/index.ts'
import { sendReply } from './send-reply.ts'
import { translatedFrom } from './translated-from.ts'

/**
 * A reply that leaves the e-contact open: the patient may answer, at once or from a chosen moment.
 *
 * @throws BusinessRule TRANSLATION_DIFFERS
 */
export async function inquire(
  tx: Tx,
  request: RequestContext,
  id: number,
  body: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const { question: text, questionFileIds: fileIds = [], replyBlockedUntil = null, holdSeconds } = body
  const original = await translatedFrom(tx, text, body)
  const reply = { action: 'INQUIRE', text, original, fileIds, replyBlockedUntil } as const
  return sendReply(tx, request, id, reply, holdSeconds)
}
