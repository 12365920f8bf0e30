import type { summarizeEContact as route } from '@vastus/contract/ai'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { sentencesWithEvidence } from '@vastus/domain/ai/evidence'
import { withoutOrders } from '@vastus/domain/ai/steering'
import * as z from 'zod/mini'
import { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import { availableServices } from '../../available-services.ts'
import { BusinessRule, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOf } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import { callModel } from './call-model.ts'
import { keepFailedCall } from './keep-failed-call.ts'
import { prepareCall, requireNotStopped } from './prepare-call.ts'
import { recordCall } from './prompts-repository.ts'
import { findSummary, insertSummary, type SummaryRow } from './summaries-repository.ts'

const DEADLINE_MS = 20_000
/** What a model is given at most, the newest entries first to stay. */
const LONGEST_INPUT = 24_000

const SUMMARISING = { feature: 'aiSummarization', unavailable: 'AI_NOT_AVAILABLE' } as const

const summary = z.object({
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })).check(z.maxLength(100)),
})

/**
 * Makes and keeps a summary. No transaction is open while the model works.
 *
 * @throws BusinessRule AI_NOT_AVAILABLE
 */
export async function summarizeEContact(
  services: Services,
  request: RequestContext,
  { eContactId, clinicId, patientPersonId, locale }: RouteInput<typeof route>['body'],
): Promise<RouteResponse<typeof route>> {
  const { ai, log } = services
  const about = { ...SUMMARISING, hasProvider: availableServices(services).languageModel }
  const language = languageOf(locale, '', request.language)
  const prepared = await request.transaction(async (tx) => {
    const call = await prepareCall(tx, request, eContactId, { ...about, purpose: 'SUMMARY' })
    const { eContact } = call
    if (clinicId !== undefined && clinicId !== eContact.clinicId) throw new NotFound()
    if (patientPersonId !== undefined && patientPersonId !== eContact.patientPersonId) throw new NotFound()
    return call
  })
  const { prompt, eContact, medicines } = prepared
  const said = newestWithin(prepared.entries)
  const entries = said.map((entry) => ({ ...entry, text: withoutOrders(entry.text) }))
  const withOrders = entries.filter(({ text }, at) => text !== said[at]?.text).length
  try {
    const response = await callModel(ai, {
      purpose: 'SUMMARY',
      prompt,
      schema: summary,
      input: {
        locale: language,
        entries: entries.map(({ id, authorRole, text }) => ({ id, by: authorRole, text })),
      },
      known: prepared.known,
      medicines,
      deadlineMs: DEADLINE_MS,
    })
    const given = response.content.sentences.map(({ text, sources }) => ({
      text: response.restore(text),
      sources,
    }))
    const sentences = sentencesWithEvidence(given, entries, medicines)
    return await request.transaction(async (tx) => {
      await requireNotStopped(tx, { clinicId: eContact.clinicId, prompt }, about)
      recordCall(
        tx,
        { clinicId: eContact.clinicId, purpose: 'SUMMARY', modelName: prompt.modelName, ...response },
        request.now,
      )
      const id = await insertSummary(
        tx,
        {
          eContactId,
          clinicId: eContact.clinicId,
          locale: language,
          modelName: prompt.modelName,
          promptVersion: prompt.version,
          sentences,
          leftOut: given.length - sentences.length + withOrders,
          lastEntryId: entries.at(-1)?.id ?? 0,
        },
        { userId: request.principal().userId, now: request.now },
      )
      const made = await findSummary(tx, id)
      if (!made) throw new NotFound()
      return presentSummary(made)
    })
  } catch (error) {
    if (!(error instanceof AiUnavailable)) throw error
    log.warn({ err: error }, 'the model made no summary')
    await keepFailedCall(request, error, { clinicId: eContact.clinicId, purpose: 'SUMMARY', prompt })
    throw new BusinessRule('AI_NOT_AVAILABLE')
  }
}

export function presentSummary(row: SummaryRow): RouteResponse<typeof route> {
  const { id, createdAt, locale, modelName, promptVersion, isOutdated, sentences, leftOut, liked, feedback } =
    row
  return {
    aiSummarizationId: id,
    summary: sentences.map(({ text }) => text).join(' '),
    createdAt,
    locale,
    model: modelName,
    promptVersion,
    isOutdated,
    sentences,
    leftOut,
    liked,
    feedback,
  }
}

function newestWithin<E extends { text: string }>(entries: readonly E[]): E[] {
  let length = 0
  const kept = entries.toReversed().filter(({ text }) => (length += text.length) <= LONGEST_INPUT)
  return kept.toReversed()
}
