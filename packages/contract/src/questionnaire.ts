import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { SEXES } from '@vastus/domain/identity/sex'
import {
  HELPER_ANSWER_MAX,
  HELPER_QUESTION_TYPES,
  HELPER_QUESTIONS_MAX,
} from '@vastus/domain/questionnaire/helper-questions'
import * as z from 'zod/mini'
import { id, line, text } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

const questionId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/))

/** What was answered, by the question's id; empty where it was passed over. */
export const helperAnswer = z.strictObject({ id: questionId, answer: text(HELPER_ANSWER_MAX) })
export const helperAnswers = z.optional(z.array(helperAnswer).check(z.maxLength(HELPER_QUESTIONS_MAX)))

const asking = {
  method: 'POST',
  access: 'PATIENT_OR_STAFF',
  objects: { 'body.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const
const about = {
  /** To which clinic the patient writes: its board decides whether a model may help. */
  clinicId: z.optional(id),
  locale: z.optional(line(20)),
  chosenProblemType: eContactType,
  userMessage: text(E_CONTACT_TEXT_MAX, 'TEXT_TOO_LONG'),
  questionAnswers: helperAnswers,
  /** Decides which questions fit and how they are worded; without it all do, and they speak to the patient. */
  patient: z.optional(
    z.strictObject({
      age: z.optional(z.int().check(z.minimum(0), z.maximum(130))),
      sex: z.optional(z.enum(SEXES)),
      isReader: z.boolean(),
    }),
  ),
}

export const askHelperQuestions = route({
  ...asking,
  path: '/questionnaire/questions',
  summary: 'The next helper questions for a kind of e-contact; all may be skipped',
  body: z.strictObject({ ...about, initial: z.optional(z.boolean()) }),
  response: z.object({
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        type: z.enum(HELPER_QUESTION_TYPES),
        options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
        /** A model chose it for what was written. */
        byAi: z.optional(z.boolean()),
      }),
    ),
    /** Nothing more will be asked after these. */
    done: z.boolean(),
  }),
})

export const summarizeAnswers = route({
  ...asking,
  path: '/questionnaire/summarize',
  summary:
    'The message and the answered helper questions as one text; the patient may change it before sending',
  body: z.strictObject({
    ...about,
    /** Worded by a model, where the clinic has switched that on and it is there. */
    byAi: z.optional(z.boolean()),
  }),
  response: z.object({
    summary: z.string(),
    /** A model worded it. */
    byAi: z.optional(z.boolean()),
  }),
})
