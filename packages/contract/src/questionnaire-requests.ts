import { byId, change, message, requiredMessage } from './e-contact-fields.ts'
import { givenDate } from './fields.ts'
import * as z from 'zod/mini'
import { holdSeconds } from './held-replies.ts'
import { filledIn, instrumentCode } from './instruments.ts'
import { route } from './route.ts'
import { clinicEContact, patientEContact } from './shapes.ts'

/** The day by which the answer is asked for, at the clinic; the patient gets a reminder on the day before. */
const answerBy = z.optional(z.nullable(givenDate))

export const askQuestionnaire = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/actions/questionnaire',
  summary: 'An inquiry whose answer is a filled-in questionnaire',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ question: requiredMessage, questionnaire: instrumentCode, answerBy, holdSeconds }),
  response: clinicEContact,
  audit: 'QUESTIONNAIRE_ASK',
  errors: ['E_CONTACT_ALREADY_CLOSED', 'E_CONTACT_ANSWER_TOO_LONG'],
})

export const answerQuestionnaire = route({
  ...change,
  method: 'POST',
  path: '/patient/actions/:id/questionnaire/complete',
  summary: 'Answers an inquiry with the questionnaire that it asks for',
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({ questionnaire: filledIn, answer: z.optional(message) }),
  response: patientEContact,
  audit: 'QUESTIONNAIRE_SEND',
  errors: ['E_CONTACT_ALREADY_CLOSED', 'E_CONTACT_ANSWER_TOO_LONG'],
})
