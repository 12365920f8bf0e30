import {
  CLINIC_KEYWORDS,
  FEEDBACK_KEYWORDS,
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_PAGE_SIZE,
  FEEDBACK_RATINGS,
  FEEDBACK_TYPES,
} from '@vastus/domain/feedback/feedback'
import * as z from 'zod/mini'
import { calendarDate, givenDate, idText, listOf, page, pageNumber, pageSize, text } from './fields.ts'
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

const ratingText = z.pipe(z.enum(['1', '2', '3', '4', '5']), z.transform(Number))

const ofClinic = {
  access: 'STAFF',
  params: byId,
  objects: { 'params.id': 'clinic' },
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const

/** Days of the clinic's calendar, both included; without one there is no bound. */
export const periodDays = { periodStart: z.optional(givenDate), periodEnd: z.optional(givenDate) }
/** Without ratings, all of them. */
const period = {
  ...periodDays,
  ratings: z.optional(listOf(ratingText, FEEDBACK_RATINGS.length)),
}
type Period = { periodStart?: string | undefined; periodEnd?: string | undefined }
export const inOrder = z.refine<Period>(
  ({ periodStart, periodEnd }) => !periodStart || !periodEnd || periodStart <= periodEnd,
  { error: 'PERIOD', path: ['periodEnd'] },
)

export const feedbackStatistics = route({
  ...ofClinic,
  method: 'GET',
  path: '/clinic/:id/feedback/statistics',
  summary: 'How patients judged the clinic in a period: counts, average, keywords and trend',
  query: z.strictObject(period).check(inOrder),
  response: z.object({
    count: z.int(),
    /** With two decimals; null where there is none. */
    average: z.nullable(z.number()),
    distribution: z.array(z.object({ rating: z.literal(FEEDBACK_RATINGS), count: z.int() })),
    keywords: z.array(z.object({ keyword: z.enum(CLINIC_KEYWORDS), count: z.int() })),
    trendStep: z.enum(['day', 'week', 'month']),
    /** Each begins on the day named; those without feedback are left out. */
    trend: z.array(z.object({ from: calendarDate, count: z.int(), average: z.number() })),
  }),
  audit: null,
})

export const listClinicFeedback = route({
  ...ofClinic,
  method: 'GET',
  path: '/clinic/:id/feedback',
  summary: 'What patients said of the clinic in a period, the newest first, without names',
  query: z
    .strictObject({
      ...period,
      size: z.optional(pageSize(FEEDBACK_PAGE_SIZE)),
      page: z.optional(pageNumber),
    })
    .check(inOrder),
  response: page(feedback),
  audit: 'FEEDBACK_READ',
})
