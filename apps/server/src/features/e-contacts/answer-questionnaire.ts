import type { answerQuestionnaire as route } from '@vastus/contract/questionnaire-requests'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { answerRequest } from '../instruments/index.ts'
import type { AccessedEContact } from './access-e-contact.ts'
import { applyChange, checkChange, openForChange } from './change-e-contact.ts'

/** The patient's answer to an inquiry is a filled-in questionnaire, with or without words of their own. */
export async function answerQuestionnaire(
  tx: Tx,
  request: RequestContext,
  id: number,
  { questionnaire, answer = '' }: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const accessed = await openForChange(tx, request, id)
  const { clinicId, patientPersonId, creatorPersonId } = accessed.eContact
  const change = {
    action: 'ANSWER_INQUIRY',
    message: { text: answer },
    alsoSet: { inquiryAnsweredAt: request.now.toISOString() },
  } as const
  // What the life cycle does not allow is refused before the answers are looked at.
  await checkChange(tx, request, accessed, change)
  const isOwn = creatorPersonId === patientPersonId
  const flagged = await answerRequest(tx, request, { id, clinicId, patientPersonId, isOwn }, questionnaire)
  return applyChange(tx, request, accessed, { ...change, flagged })
}
