import { SUMMARIZATION_FEEDBACK_MAX } from '@vastus/domain/ai/limits'
import {
  AI_PURPOSES,
  MODEL_NAME_MAX,
  PROMPT_MESSAGE_MAX,
  PROMPT_NAME_MAX,
} from '@vastus/domain/ai/prompt-rules'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { LANGUAGES } from '@vastus/domain/locale'
import * as z from 'zod/mini'
import { id, idText, instant, line, page, requiredLine, requiredText, text, version } from './fields.ts'
import { route } from './route.ts'

const byId = z.strictObject({ id: idText })
const language = z.enum(LANGUAGES)

const summarization = z.object({
  /** Names the summary where it is judged. */
  aiSummarizationId: id,
  /** All sentences, as one text. */
  summary: z.string(),
  createdAt: instant,
  locale: language,
  /** Name of the model, as the platform shows it. */
  model: z.string(),
  promptVersion: z.int(),
  /** Something was said in the e-contact after this summary was made. */
  isOutdated: z.boolean(),
  sentences: z.array(
    z.object({
      text: z.string(),
      /** Timeline entries on which the sentence rests. */
      sources: z.array(id),
    }),
  ),
  /** How many sentences were left out because they had no evidence. */
  leftOut: z.int(),
  liked: z.nullable(z.boolean()),
  /** Why, in the words of who judged it; empty where nothing was written. */
  feedback: z.string(),
})

const ofEContact = {
  access: 'STAFF',
  idempotency: 'NONE',
  rate: 'API',
} as const

export const summarizeEContact = route({
  ...ofEContact,
  method: 'POST',
  path: '/ai/summarization',
  summary: 'Makes a summary of an e-contact; each sentence names the entries that it rests on',
  body: z.strictObject({
    clinicId: z.optional(id),
    eContactId: id,
    patientPersonId: z.optional(id),
    locale: z.optional(line(20)),
    userMessage: z.optional(text(E_CONTACT_TEXT_MAX, 'TEXT_TOO_LONG')),
  }),
  response: summarization,
  objects: { 'body.eContactId': 'eContact', 'body.clinicId': 'clinic', 'body.patientPersonId': 'person' },
  audit: 'AI_SUMMARY_MAKE',
  errors: ['AI_NOT_AVAILABLE'],
})

export const getSummarization = route({
  ...ofEContact,
  method: 'GET',
  path: '/clinic/e-contacts/:id/summarization',
  summary: 'The newest AI summary of an e-contact, or null',
  params: byId,
  response: z.object({ summarization: z.nullable(summarization) }),
  objects: { 'params.id': 'eContact' },
  audit: 'AI_SUMMARY_READ',
  errors: [],
})

export const judgeSummarization = route({
  ...ofEContact,
  method: 'POST',
  path: '/ai/summarization/feedback',
  summary: 'Says whether a summary was of use, and why',
  body: z.strictObject({
    aiSummarizationId: id,
    liked: z.boolean(),
    feedback: z.optional(text(SUMMARIZATION_FEEDBACK_MAX, 'MAX_LENGTH')),
  }),
  response: null,
  objects: { 'body.aiSummarizationId': 'aiSummary' },
  audit: 'AI_SUMMARY_JUDGE',
  errors: [],
})

const fact = z.object({ kind: z.enum(['NUMBER', 'DATE', 'TIME', 'PHONE', 'MEDICINE']), text: z.string() })

export const translate = route({
  ...ofEContact,
  method: 'POST',
  path: '/clinic/translate',
  summary: 'Translates a message of an e-contact, or a reply that staff are writing to it',
  body: z.strictObject({
    eContactId: id,
    /** A message that was sent; its translation is kept. */
    entryId: z.optional(id),
    /** A text that staff are writing; nothing of it is kept. */
    text: z.optional(text(E_CONTACT_TEXT_MAX, 'TEXT_TOO_LONG')),
    /** What the writer made of the translation of `text`: it is only compared with it, and no model is asked. */
    edited: z.optional(text(E_CONTACT_TEXT_MAX, 'TEXT_TOO_LONG')),
    to: language,
  }),
  response: z.object({
    translation: z.string(),
    model: z.string(),
    /** Doses, numbers, dates, times, phones and medicines that only one of the two texts has. */
    missing: z.array(fact),
    added: z.array(fact),
    /** The clinic's own words in that language, word for word; no model was asked. */
    isApproved: z.optional(z.boolean()),
  }),
  objects: { 'body.eContactId': 'eContact', 'body.entryId': 'timelineEntry' },
  audit: 'TRANSLATION_MAKE',
  errors: ['TRANSLATION_NOT_AVAILABLE'],
})

const model = z.object({
  id,
  /** As its provider knows it. */
  model: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  usedByPrompts: z.int(),
  /** In the last 30 days, by all clinics together. */
  calls: z.object({
    count: z.int(),
    /** Brought nothing usable. */
    failed: z.int(),
    /** Of those that did not fail; null where there is none. */
    medianMs: z.nullable(z.int()),
  }),
})
const modelFields = {
  model: requiredLine(MODEL_NAME_MAX),
  name: requiredLine(MODEL_NAME_MAX),
  isActive: z.optional(z.boolean()),
}

const ofPlatform = { access: 'ADMIN', idempotency: 'NONE', rate: 'API', errors: [] } as const

export const listAiModels = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/ai-models',
  summary: 'Models that prompts may use',
  response: page(model),
  objects: {},
  audit: null,
})

export const addAiModel = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/ai-models',
  summary: 'Adds a model',
  body: z.strictObject(modelFields),
  response: model,
  status: 201,
  objects: {},
  audit: 'AI_MODEL_ADD',
})

export const changeAiModel = route({
  ...ofPlatform,
  method: 'PATCH',
  path: '/prm/ai-models/:id',
  summary: 'Changes a model; an inactive one is called no more from that moment',
  params: byId,
  body: z.strictObject({
    model: z.optional(modelFields.model),
    name: z.optional(modelFields.name),
    isActive: modelFields.isActive,
  }),
  response: model,
  objects: { 'params.id': 'aiModel' },
  audit: 'AI_MODEL_CHANGE',
})

export const deleteAiModel = route({
  ...ofPlatform,
  method: 'DELETE',
  path: '/prm/ai-models/:id',
  summary: 'Removes a model that no prompt uses',
  params: byId,
  response: null,
  objects: { 'params.id': 'aiModel' },
  audit: 'AI_MODEL_REMOVE',
})

const promptVersion = z.object({
  version,
  model: z.string(),
  modelId: id,
  systemMessage: z.string(),
  userMessage: z.string(),
  /** JSON text, as it was typed. */
  parameters: z.string(),
  author: z.nullable(z.string()),
  createdAt: instant,
  isPublished: z.boolean(),
})
const prompt = z.object({
  id,
  purpose: z.enum(AI_PURPOSES),
  name: z.string(),
  /** The newest version; not in use before it is published. */
  newest: promptVersion,
  publishedVersion: z.nullable(z.int()),
})
const promptFields = {
  modelId: id,
  systemMessage: requiredText(PROMPT_MESSAGE_MAX, 'MAX_LENGTH'),
  userMessage: requiredText(PROMPT_MESSAGE_MAX, 'MAX_LENGTH'),
  parameters: text(PROMPT_MESSAGE_MAX, 'MAX_LENGTH'),
}

export const listPrompts = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/prompts',
  summary: 'Prompts with their newest versions',
  response: page(prompt),
  objects: {},
  audit: null,
})

export const addPrompt = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/prompts',
  summary: 'Adds a prompt with its first version, not in use yet',
  body: z.strictObject({
    purpose: z.enum(AI_PURPOSES),
    name: requiredLine(PROMPT_NAME_MAX),
    ...promptFields,
  }),
  response: prompt,
  status: 201,
  objects: { 'body.modelId': 'aiModel' },
  audit: 'AI_PROMPT_ADD',
})

export const changePrompt = route({
  ...ofPlatform,
  method: 'PATCH',
  path: '/prm/prompts/:id',
  summary:
    'Keeps a new version of a prompt; the one in use stays in use. What is left out stays as in the newest version',
  params: byId,
  body: z.partial(z.strictObject({ name: requiredLine(PROMPT_NAME_MAX), ...promptFields })),
  response: prompt,
  objects: { 'params.id': 'aiPrompt', 'body.modelId': 'aiModel' },
  audit: 'AI_PROMPT_CHANGE',
})

export const deletePrompt = route({
  ...ofPlatform,
  method: 'DELETE',
  path: '/prm/prompts/:id',
  summary: 'Removes a prompt that is not in use',
  params: byId,
  response: null,
  objects: { 'params.id': 'aiPrompt' },
  audit: 'AI_PROMPT_REMOVE',
})

export const listPromptVersions = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/prompts/:id/versions',
  summary: 'All versions of a prompt, the newest first',
  params: byId,
  response: page(promptVersion),
  objects: { 'params.id': 'aiPrompt' },
  audit: null,
})

const exampleResults = z.array(
  z.object({
    example: z.string(),
    isPassed: z.boolean(),
    /** What came back, or null when nothing usable did. */
    output: z.nullable(z.string()),
  }),
)
const trial = z.object({ results: exampleResults, isPassed: z.boolean() })

export const tryPrompt = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/prompts/:id/try',
  summary: 'Runs a version of a prompt on the examples of its purpose, beside the one in use',
  params: byId,
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  response: z.object({
    ...trial.shape,
    /** The same examples with the version in use; null where it is the one that was tried, or there is none. */
    inUse: z.nullable(z.object({ version: z.int(), results: exampleResults })),
  }),
  objects: { 'params.id': 'aiPrompt' },
  audit: 'AI_PROMPT_TRY',
  errors: ['AI_NOT_AVAILABLE'],
})

export const publishPrompt = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/prompts/:id/publish',
  summary: 'Puts a version into use, a newer or an earlier one, when it passes its examples',
  params: byId,
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  response: z.object({ ...trial.shape, isPublished: z.boolean() }),
  objects: { 'params.id': 'aiPrompt' },
  audit: 'AI_PROMPT_PUBLISH',
  errors: ['AI_NOT_AVAILABLE'],
})
