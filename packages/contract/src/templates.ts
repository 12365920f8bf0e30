import { checkPlaceholders } from '@vastus/domain/templates/placeholders'
import {
  TEMPLATE_HEADING_MAX,
  TEMPLATE_RESTRICTIONS,
  TEMPLATE_TEXT_MAX,
} from '@vastus/domain/templates/template'
import * as z from 'zod/mini'
import { id, idText, instant, page, requiredLine, requiredText } from './fields.ts'
import { route } from './route.ts'
import { eContactType, language } from './shapes.ts'

const ofClinic = z.strictObject({ id: idText })
const one = z.strictObject({ id: idText, templateId: idText })
const common = { access: 'STAFF', rate: 'API', audit: null, errors: [] } as const

const restriction = z.enum(TEMPLATE_RESTRICTIONS)
const heading = requiredLine(TEMPLATE_HEADING_MAX)
const description = requiredText(TEMPLATE_TEXT_MAX).check((context) => {
  const rule = checkPlaceholders(context.value)
  if (rule) context.issues.push({ code: 'custom', message: rule, input: context.value })
})

export const template = z.object({
  id,
  heading: z.string(),
  description: z.string(),
  /** Offered for this type alone; null: for every type. */
  onlyForType: z.nullable(eContactType),
  visibleToAll: z.boolean(),
  /** In which it is written; null where that does not matter. */
  language: z.nullable(language),
  /** From when the patient may reply to it; null leaves that to its user. */
  restriction: z.nullable(restriction),
  /** By whom it was written; only that person can change it. */
  owner: z.object({ id, firstName: z.string(), surname: z.string() }),
  isOwn: z.boolean(),
  updatedAt: instant,
})
export type Template = z.output<typeof template>

export const listTemplates = route({
  ...common,
  method: 'GET',
  path: '/clinic/:id/templates',
  summary: 'Ready-made answers: own ones, and those that colleagues share',
  params: ofClinic,
  response: page(template),
  objects: { 'params.id': 'clinic' },
  idempotency: 'NONE',
})

export const createTemplate = route({
  ...common,
  method: 'POST',
  path: '/clinic/:id/templates',
  summary: 'Keeps a ready-made answer',
  params: ofClinic,
  body: z.strictObject({
    heading,
    description,
    onlyForType: z.optional(z.nullable(eContactType)),
    visibleToAll: z.optional(z.boolean()),
    language: z.optional(z.nullable(language)),
    restriction: z.optional(z.nullable(restriction)),
  }),
  response: template,
  status: 201,
  objects: { 'params.id': 'clinic' },
  idempotency: 'ACCEPTED',
})

export const changeTemplate = route({
  ...common,
  method: 'PATCH',
  path: '/clinic/:id/templates/:templateId',
  summary: 'Changes a ready-made answer of one’s own',
  params: one,
  body: z.strictObject({
    heading: z.optional(heading),
    description: z.optional(description),
    onlyForType: z.optional(z.nullable(eContactType)),
    visibleToAll: z.optional(z.boolean()),
    language: z.optional(z.nullable(language)),
    restriction: z.optional(z.nullable(restriction)),
  }),
  response: template,
  objects: { 'params.id': 'clinic', 'params.templateId': 'template' },
  idempotency: 'ACCEPTED',
})

export const deleteTemplate = route({
  ...common,
  method: 'DELETE',
  path: '/clinic/:id/templates/:templateId',
  summary: 'Removes a ready-made answer of one’s own',
  params: one,
  response: null,
  objects: { 'params.id': 'clinic', 'params.templateId': 'template' },
  idempotency: 'NONE',
})
