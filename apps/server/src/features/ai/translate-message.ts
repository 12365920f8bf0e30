import type { translate as route } from '@vastus/contract/ai'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { compareFacts } from '@vastus/domain/ai/facts-in-text'
import type { MedicineNames } from '@vastus/domain/ai/medicine-names'
import { triesToSteer } from '@vastus/domain/ai/steering'
import * as z from 'zod/mini'
import { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import { availableServices } from '../../available-services.ts'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { consentStatusOf } from '../consents/index.ts'
import { callModel } from './call-model.ts'
import { keepFailedCall } from './keep-failed-call.ts'
import { prepareCall, requireNotStopped } from './prepare-call.ts'
import { recordCall } from './prompts-repository.ts'
import {
  findApprovedTranslation,
  findEntryText,
  findTranslation,
  keepTranslation,
} from './summaries-repository.ts'

const DEADLINE_MS = 15_000
const MARKUP = /<[a-z!/][^>]*>|javascript:/i

const TRANSLATING = { feature: 'translation', unavailable: 'TRANSLATION_NOT_AVAILABLE' } as const

const translation = z.object({ translation: z.string().check(z.minLength(1), z.maxLength(20_000)) })

type Input = RouteInput<typeof route>['body']

/**
 * Translates a message, or a reply that is being written; a translation that the writer changed is compared with its source
 * again. A message's translation is kept. A text that gives orders to a model is not
 * translated: nothing tells a translation from what it was ordered to say.
 *
 * @throws BusinessRule TRANSLATION_NOT_AVAILABLE; Refused before the caller has consented to translation
 */
export async function translateMessage(
  services: Services,
  request: RequestContext,
  input: Input,
): Promise<RouteResponse<typeof route>> {
  const { ai, log } = services
  const about = { ...TRANSLATING, hasProvider: availableServices(services).languageModel }
  const { edited } = input
  if ((input.entryId === undefined) === (input.text === undefined) || (edited !== undefined && input.entryId))
    throw new InvalidInput([{ path: 'text', rule: 'FORM' }])
  const { userId } = request.principal()
  const prepared = await request.transaction(async (tx) => {
    const call = await prepareCall(tx, request, input.eContactId, { ...about, purpose: 'TRANSLATION' })
    await requireConsent(tx, userId)
    if (input.entryId === undefined) {
      const text = input.text ?? ''
      const approved = await findApprovedTranslation(tx, call.eContact.clinicId, { text, to: input.to })
      return { ...call, source: text, kept: undefined, approved }
    }
    const entry = await findEntryText(tx, input.eContactId, input.entryId)
    if (!entry) throw new NotFound()
    return {
      ...call,
      source: entry.text,
      kept: await findTranslation(tx, input.entryId, input.to),
      approved: undefined,
    }
  })
  const { source, kept, medicines, prompt, eContact } = prepared
  if (edited !== undefined) return present(source, edited, '', medicines)
  if (prepared.approved !== undefined)
    return { translation: prepared.approved, model: '', missing: [], added: [], isApproved: true }
  if (kept) return present(source, kept.translation, kept.modelName, medicines)
  if (source.trim() === '') return present(source, source, prompt.modelName, medicines)
  try {
    if (triesToSteer(source)) throw new AiUnavailable('the text gives orders to the model')
    const response = await callModel(ai, {
      purpose: 'TRANSLATION',
      prompt,
      schema: translation,
      input: { to: input.to, text: source },
      known: prepared.known,
      medicines,
      deadlineMs: DEADLINE_MS,
    })
    const translated = response.restore(response.content.translation)
    if (MARKUP.test(translated) && !MARKUP.test(source)) {
      const refused = new AiUnavailable('the translation holds markup')
      refused.tookMs = response.durationMs
      throw refused
    }
    await request.transaction(async (tx) => {
      await requireConsent(tx, userId)
      await requireNotStopped(tx, { clinicId: eContact.clinicId, prompt }, about)
      recordCall(
        tx,
        { clinicId: eContact.clinicId, purpose: 'TRANSLATION', modelName: prompt.modelName, ...response },
        request.now,
      )
      if (input.entryId !== undefined)
        keepTranslation(
          tx,
          {
            entryId: input.entryId,
            clinicId: eContact.clinicId,
            language: input.to,
            translation: translated,
            modelName: prompt.modelName,
          },
          request.now,
        )
    })
    return present(source, translated, prompt.modelName, medicines)
  } catch (error) {
    if (!(error instanceof AiUnavailable)) throw error
    log.warn({ err: error }, 'the model translated nothing')
    await keepFailedCall(request, error, { clinicId: eContact.clinicId, purpose: 'TRANSLATION', prompt })
    throw new BusinessRule('TRANSLATION_NOT_AVAILABLE')
  }
}

async function requireConsent(tx: Tx, userId: number): Promise<void> {
  const { prmTranslationClinicConsentGiven } = await consentStatusOf(tx, userId)
  if (!prmTranslationClinicConsentGiven)
    throw new BusinessRule('TRANSLATION_NOT_AVAILABLE', {}, new Refused('TRANSLATION_CONSENT_NEEDED'))
}

function present(
  source: string,
  translated: string,
  model: string,
  medicines: MedicineNames,
): RouteResponse<typeof route> {
  const { missing, added } = compareFacts(source, translated, medicines)
  const named = ({ kind, text }: (typeof missing)[number]) => ({ kind, text })
  return { translation: translated, model, missing: missing.map(named), added: added.map(named) }
}
