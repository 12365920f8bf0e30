import { FHIR_PROBLEMS } from '@vastus/domain/instruments/fhir/problems'
import type { ScoringRules } from '@vastus/domain/instruments/score'
import { LANGUAGES } from '@vastus/domain/locale'
import * as z from 'zod/mini'
import { idText, instant } from './fields.ts'
import { instrumentCode, questionnaireForm } from './instruments.ts'
import { route } from './route.ts'

const ofClinic = { access: 'STAFF', rate: 'API', errors: [], idempotency: 'NONE' } as const
const params = z.strictObject({ id: idText, instrument: instrumentCode })
const objects = { 'params.id': 'clinic' } as const

/** A FHIR R4 Questionnaire. What it may hold is for the domain to say, item by item. */
const questionnaire = z.record(z.string(), z.unknown())

const wording = z.object({
  instrument: instrumentCode,
  /** As clinicians call it: "PHQ-9". */
  name: z.string(),
  /** Ages in whole months; null: either sex. */
  meantFor: z.object({
    minAgeMonths: z.int(),
    maxAgeMonths: z.int(),
    sex: z.nullable(z.enum(['MALE', 'FEMALE'])),
  }),
  /** The published wording that the clinic brought in; null while our own words are used. */
  official: z.nullable(
    z.object({
      version: z.string(),
      importedAt: instant,
      importedBy: z.string(),
      /** Questions of which the wording and the questionnaire of today know different things: it then counts as our own wording. */
      misfits: z.int(),
    }),
  ),
})
export type InstrumentWording = z.output<typeof wording>

export const listWordings = route({
  ...ofClinic,
  method: 'GET',
  path: '/clinic/:id/questionnaires',
  summary: 'The questionnaires of a clinic, and in whose words they are asked',
  params: z.strictObject({ id: idText }),
  response: z.object({ content: z.array(wording) }),
  objects,
  audit: null,
})

export const checkQuestionnaire = route({
  ...ofClinic,
  method: 'POST',
  path: '/clinic/:id/questionnaires/check',
  summary:
    'Reads a FHIR R4 Questionnaire without keeping it: what is wrong with it, and how it would be asked and scored',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    /** The one whose wording it is; without one, it is only tried out. */
    instrument: z.optional(instrumentCode),
    questionnaire,
  }),
  response: z.object({
    problems: z.array(z.object({ linkId: z.string(), problem: z.enum(FHIR_PROBLEMS) })),
    /** Null where it cannot be asked. */
    preview: z.nullable(
      z.object({
        form: z.object({ ...questionnaireForm.shape, code: z.string() }),
        /** By these the page scores what is tried out. */
        scoring: z.array(z.custom<ScoringRules['scores'][number]>((value) => typeof value === 'object')),
        labels: z.record(z.string(), z.string()),
        /** Languages in which the file has all questions; the others are asked in the language of the file. */
        languages: z.array(z.enum(LANGUAGES)),
        /** Whether these are the words that the product has anyway. */
        isOwnWording: z.boolean(),
      }),
    ),
  }),
  objects,
  audit: null,
})
export type CheckedQuestionnaire = z.output<(typeof checkQuestionnaire)['response']>

export const importWording = route({
  ...ofClinic,
  method: 'POST',
  path: '/clinic/:id/questionnaires/:instrument/wording',
  summary:
    'Asks a questionnaire in the published wording from now on; the clinic says that it holds the licence',
  params,
  body: z.strictObject({ questionnaire, hasLicence: z.literal(true) }),
  response: wording,
  objects,
  audit: 'QUESTIONNAIRE_IMPORT',
})

export const takeBackWording = route({
  ...ofClinic,
  method: 'POST',
  path: '/clinic/:id/questionnaires/:instrument/wording/take-back',
  summary: 'Takes the newest wording back: the one before it is asked again, or our own',
  params,
  response: wording,
  objects,
  audit: 'QUESTIONNAIRE_IMPORT_UNDO',
})

export const exportClinicQuestionnaire = route({
  ...ofClinic,
  method: 'GET',
  path: '/clinic/:id/questionnaires/:instrument/fhir',
  summary: 'A questionnaire as this clinic asks it, as a FHIR R4 Questionnaire',
  params,
  response: z.looseObject({ resourceType: z.literal('Questionnaire') }),
  objects,
  audit: null,
})
