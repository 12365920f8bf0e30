import type { askQuestionnaire as route } from '@vastus/contract/questionnaire-requests'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, requireQuestionnaireOffered } from '../e-contacts/index.ts'
import { askForQuestionnaire } from '../instruments/index.ts'
import { sendReply } from './send-reply.ts'

/** A question to the patient whose answer is a filled-in questionnaire. It goes out at once. */
export async function askQuestionnaire(
  tx: Tx,
  request: RequestContext,
  id: number,
  { question: text, questionnaire }: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const asked = await sendReply(tx, request, id, {
    action: 'INQUIRE',
    text,
    fileIds: [],
    replyBlockedUntil: null,
  })
  await requireQuestionnaireOffered(tx, request, asked.eContact, questionnaire)
  await askForQuestionnaire(tx, request, asked.eContact, questionnaire)
  return asked
}
