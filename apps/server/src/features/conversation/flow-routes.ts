import { ProviderDown } from '../../adapters/questionnaires/questionnaire-provider.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOf } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import {
  accessEContact,
  answerFlow,
  type EContact,
  fetchAnswers,
  finalizeFlow,
  noteCompleted,
  pagesOfFlow,
  readFlow,
  startOwnQuestionnaire,
  startQuestionnaire,
} from '../e-contacts/index.ts'
import { formFor } from '../instruments/index.ts'

type Names =
  | 'startClinicQuestionnaire'
  | 'startMyQuestionnaire'
  | 'getQuestionnaireFlow'
  | 'answerQuestionnaireFlow'
  | 'finalizeQuestionnaire'
  | 'finalizeQuestionnaireByAction'
  | 'reportOfAwell'

/** The patient's own pages of it. */
function beginningOf({ id, eContactType, patientPersonId, clinicId }: EContact) {
  const search = new URLSearchParams({
    type: eContactType,
    personId: String(patientPersonId),
    clinicId: String(clinicId),
    eContactId: String(id),
  })
  return { eContactId: id, redirectUrl: `/e-contacts/questionnaire?${search.toString()}` }
}

/** Questionnaires that are filled in outside the app, from the first step to the last. */
export function flowRoutes(services: Services): Handlers<Names> {
  return {
    startClinicQuestionnaire: async ({ body }, request) => {
      const begun = await request.once((tx) => startQuestionnaire(tx, request, body), {
        keep: ({ eContactId, actionId }) => ({ eContactId, actionId }),
        again: async (tx, kept) => ({
          ...kept,
          sessionUrl: (await readFlow(tx, request, kept.actionId)).sessionUrl,
        }),
      })
      const { eContactId, actionId } = begun
      return {
        eContactId,
        actionId,
        redirectUrl: await pagesOfFlow(services, request, begun, body.eContactType),
      }
    },

    startMyQuestionnaire: ({ body }, request) =>
      request.once(async (tx) => beginningOf(await startOwnQuestionnaire(tx, request, body)), {
        keep: ({ eContactId }) => ({ eContactId }),
        again: async (tx, { eContactId }) =>
          beginningOf((await accessEContact(tx, request, eContactId)).eContact),
      }),

    getQuestionnaireFlow: ({ params, query }, request) =>
      request.transaction(async (tx) => {
        const { eContact, patient, countryCode } = await readFlow(tx, request, params.actionId)
        const reader = languageOf(query.locale, '', request.language)
        const { id: eContactId, clinicId, eContactType: code } = eContact
        return { eContactId, patient, form: await formFor(tx, { clinicId, code }, countryCode, reader) }
      }),

    answerQuestionnaireFlow: ({ params, body }, request) =>
      request.transaction((tx) => answerFlow(tx, request, params.actionId, body)),

    finalizeQuestionnaire: ({ params, body }, request) =>
      finalize(services, request, { ...body, eContactId: params.id }),

    finalizeQuestionnaireByAction: ({ body }, request) =>
      finalize(services, request, { ...body, eContactId: null }),

    reportOfAwell: async ({ body }, request) => {
      const { questionnaires } = services
      if (!(await questionnaires?.hasSigned(request.bytes, request.signature ?? ''))) throw new NotFound()
      const { event_type: kind, session } = body.event
      if (kind !== 'session.completed' || !session) return
      await request.transaction((tx) => noteCompleted(tx, session.id, request.now), {
        context: { actor: 'system' },
      })
    },
  }
}

/** What the address of the return says is no proof: the provider is asked for the answers. */
async function finalize(
  services: Services,
  request: RequestContext,
  ending: { actionId: string; cancelled: boolean; eContactId: number | null },
) {
  const run = () => request.transaction((tx) => finalizeFlow(tx, request, ending))
  const found = await run()
  if (found.status !== 'STARTED') return found
  try {
    const hasEnded = await fetchAnswers(services, (work) => request.transaction(work), ending.actionId)
    return hasEnded ? await run() : found
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    // The page asks again.
    services.log.warn({ err: error, actionId: ending.actionId }, 'no answers of the provider yet')
    return found
  }
}
