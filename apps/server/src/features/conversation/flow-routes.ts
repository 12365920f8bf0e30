import type { Handlers } from '../../http/mount.ts'
import { languageOf } from '../../http/words.ts'
import {
  accessEContact,
  answerFlow,
  type EContact,
  finalizeFlow,
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

/** Where the product's own pages for a questionnaire are; another provider has an address of its own. */
const pagesOf = (actionId: string) => `/questionnaire-flow?actionId=${actionId}`

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
export const flowRoutes: Handlers<Names> = {
  startClinicQuestionnaire: ({ body }, request) =>
    request.once(
      async (tx) => {
        const started = await startQuestionnaire(tx, request, body)
        return { ...started, redirectUrl: pagesOf(started.actionId) }
      },
      {
        keep: ({ eContactId, actionId }) => ({ eContactId, actionId }),
        again: async (tx, kept) => {
          await readFlow(tx, request, kept.actionId)
          return { ...kept, redirectUrl: pagesOf(kept.actionId) }
        },
      },
    ),

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
    request.transaction((tx) => finalizeFlow(tx, request, { ...body, eContactId: params.id })),

  finalizeQuestionnaireByAction: ({ body }, request) =>
    request.transaction((tx) => finalizeFlow(tx, request, { ...body, eContactId: null })),
}
