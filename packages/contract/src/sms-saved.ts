import { SMS_CATEGORIES, SMS_ICONS, SMS_SAVED_NAME_MAX } from '@vastus/domain/message-centre/sms-templates'
import * as z from 'zod/mini'
import { id, idText, instant, page, requiredLine, version } from './fields.ts'
import { route } from './route.ts'
import { smsFilters, smsTemplateFilters, smsText } from './sms.ts'

const common = { access: 'STAFF', rate: 'API', errors: [] } as const
const ofClinic = z.strictObject({ clinicId: idText })
const one = z.strictObject({ id: idText })
const name = requiredLine(SMS_SAVED_NAME_MAX)

const templateContent = {
  name,
  category: z.enum(SMS_CATEGORIES),
  icon: z.enum(SMS_ICONS),
  text: smsText,
  filters: smsTemplateFilters,
}
const ownSmsTemplate = z.object({
  id,
  ...templateContent,
  text: z.string(),
  name: z.string(),
  version,
  updatedAt: instant,
})
export type OwnSmsTemplate = z.output<typeof ownSmsTemplate>

const templates = { ...common, audit: null, path: '/clinic/message-centre/templates' } as const
const oneTemplate = {
  ...templates,
  path: '/clinic/message-centre/templates/:id',
  params: one,
  objects: { 'params.id': 'smsTemplate' },
  idempotency: 'NONE',
} as const

export const listOwnSmsTemplates = route({
  ...templates,
  method: 'GET',
  summary: 'The templates of the message centre that the clinic has made, by name',
  query: ofClinic,
  response: page(ownSmsTemplate),
  objects: { 'query.clinicId': 'clinic' },
  idempotency: 'NONE',
})

export const createOwnSmsTemplate = route({
  ...templates,
  method: 'POST',
  summary: 'Keeps a template of the clinic for the message centre',
  body: z.strictObject({ clinicId: id, ...templateContent }),
  response: ownSmsTemplate,
  status: 201,
  objects: { 'body.clinicId': 'clinic' },
  idempotency: 'ACCEPTED',
})

export const changeOwnSmsTemplate = route({
  ...oneTemplate,
  method: 'PUT',
  summary: 'Replaces what a template of the clinic holds',
  body: z.strictObject(templateContent),
  response: ownSmsTemplate,
  versioned: true,
})

export const deleteOwnSmsTemplate = route({
  ...oneTemplate,
  method: 'DELETE',
  summary: 'Removes a template of the clinic; what was sent with it stays',
  response: null,
})

const audienceContent = {
  name,
  filters: smsFilters,
  /** Patients of the clinic who fit the filters and get none all the same; others are not kept. */
  excludedPersonIds: z.array(id).check(z.maxLength(10_000)),
}
const smsAudience = z.object({ id, ...audienceContent, name: z.string(), version, updatedAt: instant })
export type SmsAudience = z.output<typeof smsAudience>

const audiences = { ...common, path: '/clinic/message-centre/audiences' } as const
const oneAudience = {
  ...audiences,
  path: '/clinic/message-centre/audiences/:id',
  params: one,
  objects: { 'params.id': 'smsAudience' },
  idempotency: 'NONE',
} as const

export const listSmsAudiences = route({
  ...audiences,
  method: 'GET',
  summary: 'The saved audiences of the clinic by name: filters, and who was left out by hand',
  query: ofClinic,
  response: page(smsAudience),
  objects: { 'query.clinicId': 'clinic' },
  audit: 'SMS_AUDIENCES_LIST',
  idempotency: 'NONE',
})

export const createSmsAudience = route({
  ...audiences,
  method: 'POST',
  summary: 'Keeps an audience: filters, and who was left out by hand',
  body: z.strictObject({ clinicId: id, ...audienceContent }),
  response: smsAudience,
  status: 201,
  objects: { 'body.clinicId': 'clinic' },
  audit: 'SMS_AUDIENCE_SAVE',
  idempotency: 'ACCEPTED',
})

export const changeSmsAudience = route({
  ...oneAudience,
  method: 'PUT',
  summary: 'Replaces what a saved audience holds',
  body: z.strictObject(audienceContent),
  response: smsAudience,
  audit: 'SMS_AUDIENCE_SAVE',
  versioned: true,
})

export const deleteSmsAudience = route({
  ...oneAudience,
  method: 'DELETE',
  summary: 'Removes a saved audience',
  response: null,
  audit: 'SMS_AUDIENCE_DELETE',
})
