import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { type Condition, FLAG_SEVERITIES } from '@vastus/domain/instruments/instrument'
import { LANGUAGES } from '@vastus/domain/locale'
import { isQuestionnaire, TYPE_CODES } from '@vastus/domain/types/catalogue'
import * as z from 'zod/mini'
import { byId, read } from './e-contact-fields.ts'
import { id, idText, instant, line, text } from './fields.ts'
import { route } from './route.ts'
import { patientEContact } from './shapes.ts'

/** No instrument has more items; a longer list is refused before it is looked at. */
const ITEMS_MAX = 100
const ANSWER_MAX = 1000

export const instrumentCode = z.enum(TYPE_CODES.filter(isQuestionnaire))
const anyLocale = z.optional(line(20))
const answer = z.union([z.number(), text(ANSWER_MAX)])
const givenAnswers = z
  .record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,19}$/)), answer)
  .check(z.refine((answers) => Object.keys(answers).length <= ITEMS_MAX, { error: 'FORM' }))

/** A filled-in questionnaire as it is sent: the version that was shown, and value by item. */
export const filledIn = z.strictObject({ version: line(60), answers: givenAnswers })

/** What to do at once about an answer that speaks of danger, in the reader's language. */
const warning = z.object({ id: z.string(), severity: z.enum(FLAG_SEVERITIES), message: z.string() })
export type QuestionnaireWarning = z.output<typeof warning>

/** A condition over answers; the same code reads it on both sides. */
const condition = z.custom<Condition>((value) => typeof value === 'object' && value !== null)

const formItem = z.object({
  id: z.string(),
  kind: z.enum(['CHOICE', 'INTEGER', 'TEXT']),
  text: z.string(),
  options: z.array(
    z.object({ value: z.union([z.string(), z.number()]), points: z.number(), label: z.string() }),
  ),
  min: z.number(),
  max: z.number(),
  maxLength: z.number(),
  isRequired: z.boolean(),
  isSafety: z.boolean(),
  showIf: z.nullable(condition),
  skipIf: z.nullable(condition),
  skippedPoints: z.number(),
})

/** A questionnaire as it is asked: in one language, without bands and labels of scores. */
export const questionnaireForm = z.object({
  code: instrumentCode,
  version: z.string(),
  name: z.string(),
  minutes: z.number(),
  questionsOnWidePage: z.number(),
  hasOfficialWording: z.boolean(),
  /** The language of the questions; not always the reader's. */
  language: z.enum(LANGUAGES),
  intro: z.string(),
  items: z.array(formItem),
  scores: z.array(z.object({ items: z.array(z.string()), mayMiss: z.number() })),
  warnings: z.array(z.extend(warning, { when: condition })),
  /** Urgent flags without words for the patient: their answers go along when a message takes the place of the questionnaire. */
  unworded: z.array(z.object({ severity: z.enum(FLAG_SEVERITIES), when: condition })),
})
export type QuestionnaireForm = z.output<typeof questionnaireForm>

export const getQuestionnaire = route({
  method: 'GET',
  path: '/questionnaires/:instrument',
  summary: 'The present version of a questionnaire, to be filled in',
  access: 'PATIENT_OR_STAFF',
  params: z.strictObject({ instrument: instrumentCode }),
  /** With a clinic: in the wording that it uses. */
  query: z.strictObject({ locale: anyLocale, clinicId: z.optional(idText) }),
  response: questionnaireForm,
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: ['AWELL_NOT_AVAILABLE'],
})

export const sendQuestionnaire = route({
  method: 'POST',
  path: '/patient/e-contacts/questionnaire',
  summary: 'Sends a filled-in questionnaire in one step; the server scores it for staff',
  access: 'PATIENT',
  query: z.strictObject({ locale: anyLocale }),
  body: z.strictObject({
    eContactType: instrumentCode,
    patientPersonId: id,
    clinicId: id,
    questionnaire: filledIn,
    /** The e-contact that was begun for it, unless it has ended meanwhile. */
    eContactId: z.optional(id),
    /** What the patient adds in own words. */
    text: z.optional(text(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG')),
  }),
  response: patientEContact,
  status: 201,
  objects: { 'body.patientPersonId': 'person', 'body.clinicId': 'clinic', 'body.eContactId': 'eContact' },
  audit: 'E_CONTACT_SEND',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [
    'AWELL_NOT_AVAILABLE',
    'E_CONTACT_ANSWER_TOO_LONG',
    'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
    'PERSON_IS_UNDERAGE',
  ],
})

const answeredItem = z.object({
  id: z.string(),
  question: z.string(),
  /** In words, as it was chosen or typed. */
  answer: z.string(),
  isSafety: z.boolean(),
})

/** What both sides are shown of a filled-in questionnaire. */
const response = {
  id,
  eContactId: id,
  code: instrumentCode,
  name: z.string(),
  version: z.string(),
  hasOfficialWording: z.boolean(),
  filledInBy: z.enum(['PATIENT', 'REPRESENTATIVE', 'CLINIC']),
  createdAt: instant,
  answers: z.array(answeredItem),
}

const band = z.object({ code: z.string(), label: z.string(), min: z.number(), max: z.number() })

const answeredResponse = z.object(response)
export type AnsweredResponse = z.output<typeof answeredResponse>

const scoredResponse = z.object({
  ...response,
  scores: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      value: z.number(),
      min: z.number(),
      max: z.number(),
      band: z.nullable(band),
      /** All bands, from the lowest up; what the plot is drawn over. */
      bands: z.array(band),
    }),
  ),
  classification: z.array(z.object({ label: z.string(), result: z.string() })),
  flags: z.array(
    z.object({
      id: z.string(),
      severity: z.enum(FLAG_SEVERITIES),
      label: z.string(),
      /** The answers behind it. */
      answers: z.array(answeredItem),
    }),
  ),
  /** Scores of the same patient and instrument in this clinic, oldest first, this one among them. */
  history: z.array(
    z.object({
      eContactId: id,
      createdAt: instant,
      scores: z.record(z.string(), z.number()),
    }),
  ),
})
export type ScoredResponse = z.output<typeof scoredResponse>

const listing = {
  ...read,
  method: 'GET',
  params: byId,
  query: z.strictObject({ locale: anyLocale }),
} as const

export const listMyResponses = route({
  ...listing,
  path: '/patient/e-contacts/:id/questionnaires/responses',
  summary:
    'Questionnaires filled in for an own e-contact, with answers and what to do about them, without scores',
  access: 'PATIENT',
  response: z.object({
    content: z.array(z.extend(answeredResponse, { warnings: z.array(warning) })),
  }),
  objects: { 'params.id': 'eContact' },
  audit: 'QUESTIONNAIRES_READ',
})
export type WarnedResponse = z.output<(typeof listMyResponses)['response']>['content'][number]

export const listResponses = route({
  ...listing,
  path: '/clinic/e-contacts/:id/questionnaires/responses',
  summary: 'Filled-in questionnaires with scores, flags and history; none where medical content is hidden',
  access: 'STAFF',
  response: z.object({ content: z.array(scoredResponse) }),
  objects: { 'params.id': 'eContact' },
  audit: 'QUESTIONNAIRES_READ',
})
