import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { FINALIZE_STATUSES } from '@vastus/domain/e-contact/status'
import * as z from 'zod/mini'
import { byId } from './e-contact-fields.ts'
import { id, line, requiredLine, text } from './fields.ts'
import { filledIn, instrumentCode, questionnaireForm } from './instruments.ts'
import { route } from './route.ts'
import { eContactType, personName } from './shapes.ts'

const actionId = z.uuid()
const byAction = z.strictObject({ actionId })
const change = { method: 'POST', access: 'STAFF', idempotency: 'NONE', rate: 'API' } as const

export const startClinicQuestionnaire = route({
  ...change,
  path: '/clinic/e-contacts/questionnaire',
  summary: 'Begins a questionnaire that staff fill in for a patient outside the app, and says where',
  body: z.strictObject({
    clinicId: id,
    patientPersonId: id,
    /** The representative; must be recorded as one. A minor needs one. */
    representativePersonId: z.optional(z.nullable(id)),
    eContactType: instrumentCode,
    /** What the patient said beside the answers. */
    text: z.optional(text(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG')),
  }),
  response: z.object({ eContactId: id, actionId, redirectUrl: z.string() }),
  status: 201,
  idempotency: 'ACCEPTED',
  objects: {
    'body.clinicId': 'clinic',
    'body.patientPersonId': 'person',
    'body.representativePersonId': 'person',
  },
  audit: 'QUESTIONNAIRE_START',
  errors: ['E_CONTACT_ANSWER_TOO_LONG', 'AWELL_NOT_AVAILABLE'],
})

export const startMyQuestionnaire = route({
  ...change,
  path: '/patient/e-contacts',
  summary: 'Begins a questionnaire of one’s own or of a represented person, and says where it is filled in',
  access: 'PATIENT',
  query: z.strictObject({ locale: z.optional(line(20)) }),
  body: z.strictObject({ eContactType, personId: id, clinicId: id }),
  response: z.object({ eContactId: id, redirectUrl: z.string() }),
  status: 201,
  idempotency: 'ACCEPTED',
  objects: { 'body.personId': 'person', 'body.clinicId': 'clinic' },
  audit: 'QUESTIONNAIRE_START',
  errors: ['AWELL_NOT_AVAILABLE', 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC', 'PERSON_IS_UNDERAGE'],
})

export const getQuestionnaireFlow = route({
  ...change,
  method: 'GET',
  path: '/clinic/questionnaire-flows/:actionId',
  summary: 'The questionnaire of a flow that was begun, and for whom it is',
  params: byAction,
  query: z.strictObject({ locale: z.optional(line(20)) }),
  response: z.object({ eContactId: id, patient: personName, form: questionnaireForm }),
  objects: { 'params.actionId': 'questionnaireFlow' },
  audit: 'QUESTIONNAIRE_OPEN',
  errors: [],
})

export const answerQuestionnaireFlow = route({
  ...change,
  path: '/clinic/questionnaire-flows/:actionId/answers',
  summary: 'Keeps the answers of a flow until it is finalized; the last ones count',
  params: byAction,
  body: filledIn,
  response: z.object({ eContactId: id }),
  objects: { 'params.actionId': 'questionnaireFlow' },
  audit: 'QUESTIONNAIRE_ANSWER',
  errors: [],
})

const finalizing = {
  ...change,
  body: z.strictObject({ cancelled: z.boolean(), actionId }),
  response: z.object({ status: z.enum(FINALIZE_STATUSES), eContactId: id }),
  audit: 'QUESTIONNAIRE_FINALIZE',
  errors: [],
} as const

export const finalizeQuestionnaire = route({
  ...finalizing,
  path: '/clinic/e-contacts/:id/actions/awell-finalize',
  summary: 'Ends an external questionnaire; SUBMITTED once its answers have arrived',
  params: byId,
  objects: { 'params.id': 'eContact', 'body.actionId': 'questionnaireFlow' },
})

export const finalizeQuestionnaireByAction = route({
  ...finalizing,
  path: '/clinic/e-contacts/actions/awell-finalize',
  summary: 'The same for a return that names its action alone',
  objects: { 'body.actionId': 'questionnaireFlow' },
})

export const reportOfAwell = route({
  method: 'POST',
  path: '/questionnaires/reports/awell',
  summary: 'Awell tells, with its signature, what became of a questionnaire on its pages',
  access: 'PUBLIC',
  // The provider may add fields of its own.
  body: z.object({
    event: z.object({
      event_type: requiredLine(60),
      session: z.optional(z.object({ id: requiredLine(200) })),
    }),
  }),
  response: null,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  // The signature is checked before anything is looked up.
  rate: 'NONE',
  errors: [],
  alsoAnswers: [404],
})
