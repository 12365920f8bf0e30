import type { askQuestionnaire as route } from '@vastus/contract/questionnaire-requests'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, requireQuestionnaireOffered } from '../e-contacts/index.ts'
import { noteRequest, requireFitsPatient, requireFreeDay } from '../instruments/index.ts'
import { sendReply } from './send-reply.ts'

/** A question to the patient whose answer is a filled-in questionnaire. It goes out at once, or can be taken back for so many seconds. */
export async function askQuestionnaire(
  tx: Tx,
  request: RequestContext,
  id: number,
  { question: text, questionnaire, answerBy = null, holdSeconds = 0 }: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const reply = {
    action: 'INQUIRE',
    text,
    fileIds: [],
    replyBlockedUntil: null,
    questionnaire,
    answerBy,
  } as const
  const asked = await sendReply(tx, request, id, reply, holdSeconds)
  const { eContact } = asked
  await requireQuestionnaireOffered(tx, request, eContact, questionnaire)
  await requireFitsPatient(tx, request, eContact, questionnaire)
  await requireFreeDay(tx, request, eContact, answerBy)
  const { userId: askedByUserId } = request.principal()
  if (holdSeconds === 0)
    await noteRequest(tx, eContact, { code: questionnaire, answerBy, askedByUserId }, request.now)
  return asked
}
