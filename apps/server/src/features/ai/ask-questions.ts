import type { askHelperQuestions as route } from '@vastus/contract/questionnaire'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { withoutOrders } from '@vastus/domain/ai/steering'
import { SMART_QUESTIONS_MAX, smartQuestions } from '@vastus/domain/questionnaire/smart-questions'
import * as z from 'zod/mini'
import { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOf } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import { furtherQuestions, nextQuestions, questionsToAsk, wordedFor } from '../questionnaire/index.ts'
import { callModel } from './call-model.ts'
import { keepFailedCall } from './keep-failed-call.ts'
import { keepOwnCall, prepareOwnCall } from './prepare-own-call.ts'

/** A patient waits no longer for the questions of a model; the fixed ones never wait for them. */
const DEADLINE_MS = 2_000

const choice = z.object({ ids: z.array(z.string()).check(z.maxLength(200)) })

type Body = RouteInput<typeof route>['body']
type Questions = RouteResponse<typeof route>

/**
 * The fixed questions, and after the last of them those that a model chose for what a patient wrote. Where a model may choose,
 * the fixed ones are not the last, and the next call asks it; when it is slow or away, that call has no question.
 */
export async function askQuestions(
  services: Services,
  request: RequestContext,
  body: Body,
): Promise<Questions> {
  const language = languageOf(body.locale, '', request.language)
  const fixed = nextQuestions(body, language)
  if (!fixed.done || !mayBeFollowed(services, request, body)) return fixed
  const isForModel = fixed.questions.length === 0
  const prepared = await prepareOwnCall(request, body.clinicId, {
    purpose: 'SMART_QUESTIONS',
    audit: isForModel ? 'AI_QUESTIONS_CHOOSE' : null,
  })
  if (!prepared) return fixed
  if (!isForModel) return { ...fixed, done: false }
  const offered = furtherQuestions(body.chosenProblemType, body.patient)
  try {
    const response = await callModel(services.ai, {
      ...prepared,
      purpose: 'SMART_QUESTIONS',
      schema: choice,
      input: {
        text: withoutOrders(body.userMessage),
        answers: (body.questionAnswers ?? [])
          .filter(({ answer }) => answer !== '')
          .map(({ id, answer }) => ({ id, answer: withoutOrders(answer) })),
        most: SMART_QUESTIONS_MAX,
        offered: offered.map((question) => {
          const { id, text } = wordedFor(question, language, body.patient)
          return { id, text }
        }),
      },
      deadlineMs: DEADLINE_MS,
    })
    if (!(await keepOwnCall(request, 'SMART_QUESTIONS', prepared, response)))
      return { questions: [], done: true }
    const questions = smartQuestions(response.content.ids, offered).map((question) => ({
      ...wordedFor(question, language, body.patient),
      byAi: true,
    }))
    return { questions, done: true }
  } catch (error) {
    if (!(error instanceof AiUnavailable)) throw error
    services.log.warn({ err: error }, 'the model chose no questions')
    await keepFailedCall(request, error, { ...prepared, purpose: 'SMART_QUESTIONS' })
    return { questions: [], done: true }
  }
}

/** Something was written by a patient, and no question of a model was asked about it yet. */
function mayBeFollowed({ ai }: Services, { role }: RequestContext, body: Body): boolean {
  if (!ai || role !== 'PRM_PATIENT' || body.userMessage.trim() === '') return false
  const fixed = new Set(questionsToAsk(body.chosenProblemType, body.patient).map(({ id }) => id))
  return fixed.size > 0 && (body.initial || (body.questionAnswers ?? []).every(({ id }) => fixed.has(id)))
}
