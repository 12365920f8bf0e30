import * as z from 'zod/mini'
import { byId, read } from './e-contact-fields.ts'
import { instrumentCode } from './instruments.ts'
import { route } from './route.ts'

export const exportQuestionnaire = route({
  ...read,
  method: 'GET',
  path: '/questionnaires/:instrument/fhir',
  summary:
    'A questionnaire as a FHIR R4 Questionnaire, with points, translations, conditions and calculated scores',
  access: 'STAFF',
  params: z.strictObject({ instrument: instrumentCode }),
  response: z.looseObject({ resourceType: z.literal('Questionnaire') }),
  objects: {},
  audit: null,
})

export const exportResponses = route({
  ...read,
  method: 'GET',
  path: '/clinic/e-contacts/:id/questionnaires/responses/fhir',
  summary: 'Filled-in questionnaires as FHIR R4: QuestionnaireResponse, and an Observation for each score',
  access: 'STAFF',
  params: byId,
  response: z.looseObject({ resourceType: z.literal('Bundle') }),
  objects: { 'params.id': 'eContact' },
  audit: 'QUESTIONNAIRES_EXPORT',
})
