import type { giveFeedback as route } from '@vastus/contract/feedback'
import type { RouteInput } from '@vastus/contract/route'
import type { Feedback } from '@vastus/contract/shapes'
import { checkFeedback, FEEDBACK_MESSAGE_MAX } from '@vastus/domain/feedback/feedback'
import { brokenRule } from '@vastus/domain/validation-rules'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeEContact } from '../e-contacts/index.ts'
import { insertFeedback } from './feedback-repository.ts'

/** Keeps what the patient thinks of the clinic or of the platform; it cannot be changed afterwards. */
export async function giveFeedback(
  tx: Tx,
  request: RequestContext,
  id: number,
  { type, rating, keywords = [], message = '' }: RouteInput<typeof route>['body'],
): Promise<Feedback> {
  const { eContact } = await changeEContact(tx, request, id, { action: 'GIVE_FEEDBACK' })
  const answers = { type, rating, keywords: [...new Set(keywords)], message }
  const problems = checkFeedback(answers)
  if (problems.length > 0)
    throw new InvalidInput(
      problems.map(({ field, rule }) => ({
        path: field,
        ...brokenRule(rule, { count: FEEDBACK_MESSAGE_MAX }),
      })),
    )
  const given = await insertFeedback(tx, eContact, answers, request.now)
  if (!given) throw new Refused('FEEDBACK_ALREADY_GIVEN')
  return given
}
