import type { summarizeAnswers as route } from '@vastus/contract/questionnaire'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { keepsEveryFact, type Rewording } from '@vastus/domain/ai/evidence'
import { triesToSteer } from '@vastus/domain/ai/steering'
import { findSignsForStaff } from '@vastus/domain/danger-signs/find'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import type { Language } from '@vastus/i18n'
import * as z from 'zod/mini'
import { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOf } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import { ownWords, summarize } from '../questionnaire/index.ts'
import { callModel } from './call-model.ts'
import { keepFailedCall } from './keep-failed-call.ts'
import { keepOwnCall, prepareOwnCall } from './prepare-own-call.ts'

/** The patient looks at the page meanwhile. */
const DEADLINE_MS = 8_000

const medicalSummary = z.object({ summary: z.string().check(z.maxLength(E_CONTACT_TEXT_MAX)) })

type Body = RouteInput<typeof route>['body']

/**
 * What a patient wrote and answered as one text: in plain order, or with `byAi` as a model words it. A model's text is taken whole
 * or not at all: a sentence that adds a number, a medicine or a name makes it useless, and then the plain text is given.
 */
export async function summarizeAnswers(
  services: Services,
  request: RequestContext,
  body: Body,
): Promise<RouteResponse<typeof route>> {
  const language = languageOf(body.locale, '', request.language)
  const plain = summarize(body, language, services.config.countryCode)
  if (
    !body.byAi ||
    !services.ai ||
    request.role !== 'PRM_PATIENT' ||
    plain.trim() === '' ||
    triesToSteer(plain)
  )
    return { summary: plain }
  const prepared = await prepareOwnCall(request, body.clinicId, {
    purpose: 'MEDICAL_SUMMARY',
    audit: 'AI_TEXT_MAKE',
  })
  if (!prepared) return { summary: plain }
  const { medicines } = prepared
  try {
    const response = await callModel(services.ai, {
      ...prepared,
      purpose: 'MEDICAL_SUMMARY',
      schema: medicalSummary,
      input: { locale: language, text: plain },
      deadlineMs: DEADLINE_MS,
    })
    if (!(await keepOwnCall(request, 'MEDICAL_SUMMARY', prepared, response))) return { summary: plain }
    const summary = response.restore(response.content.summary).trim()
    const rewording = { source: plain, ownWords: ownWords(plain, body.chosenProblemType), reworded: summary }
    const isUsable = keepsEveryFact(rewording, medicines) && keepsEverySign(rewording, language, body)
    return isUsable ? { summary, byAi: true } : { summary: plain }
  } catch (error) {
    if (!(error instanceof AiUnavailable)) throw error
    services.log.warn({ err: error }, 'the model worded nothing')
    await keepFailedCall(request, error, { ...prepared, purpose: 'MEDICAL_SUMMARY' })
    return { summary: plain }
  }
}

/** The danger signs are looked for in the text that is sent, so none may get lost on the way. */
function keepsEverySign(
  { ownWords: before, reworded }: Rewording,
  language: Language,
  { chosenProblemType, questionAnswers = [] }: Body,
): boolean {
  const signsIn = (text: string) =>
    findSignsForStaff(text, language, chosenProblemType, questionAnswers).map(
      ({ ruleId, level }) => `${ruleId} ${level}`,
    )
  const after = new Set(signsIn(reworded))
  return signsIn(before).every((sign) => after.has(sign))
}
