import { FEEDBACK_KEYWORDS, FEEDBACK_MESSAGE_MAX, FEEDBACK_TYPES } from '@vastus/domain/feedback/feedback'
import * as z from 'zod/mini'
import { idText, page, text } from './fields.ts'
import { route } from './route.ts'
import { feedback } from './shapes.ts'

const byId = z.strictObject({ id: idText })

export const giveFeedback = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/feedback',
  summary: 'Judges the clinic or the platform, once each, within 30 days of completion',
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({
    type: z.enum(FEEDBACK_TYPES),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    keywords: z.optional(z.array(z.enum(FEEDBACK_KEYWORDS)).check(z.maxLength(FEEDBACK_KEYWORDS.length))),
    message: z.optional(text(FEEDBACK_MESSAGE_MAX, 'MAX_LENGTH')),
  }),
  response: feedback,
  status: 201,
  objects: { 'params.id': 'eContact' },
  audit: 'FEEDBACK_GIVE',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})

export const listFeedback = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/feedback',
  summary: 'What the patient said of the clinic after this e-contact',
  access: 'STAFF',
  params: byId,
  response: page(feedback),
  objects: { 'params.id': 'eContact' },
  audit: 'FEEDBACK_READ',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
