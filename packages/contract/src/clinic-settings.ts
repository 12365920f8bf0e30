import { HOLD_SECONDS_MAX } from '@vastus/domain/e-contact/hold'
import { DANGER_RANGE, isOnePromiseEach } from '@vastus/domain/promises/clinic-settings'
import {
  isDayHours,
  isWeek,
  LAST_MINUTE,
  MAX_PERIODS,
  MAX_SPECIAL_DAYS,
} from '@vastus/domain/promises/opening-hours'
import { MAX_PROMISED_HOURS } from '@vastus/domain/promises/working-hours'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import * as z from 'zod/mini'
import { givenDate, idText, version } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(LAST_MINUTE))
/** When the clinic works on one day: periods in order with breaks between them, in minutes after midnight by its own clock. */
const dayHours = z
  .array(z.strictObject({ opens: minutes, closes: minutes }))
  .check(z.maxLength(MAX_PERIODS), z.refine(isDayHours))

const values = {
  /** For how long a reply waits before it leaves, so that it can be taken back. */
  replyHoldSeconds: z.int().check(z.minimum(0), z.maximum(HOLD_SECONDS_MAX)),
  /** Monday first. Public holidays are free, and Estonia's shortened days end three hours earlier. */
  week: z.array(dayHours).check(z.refine(isWeek)),
  /** Dates with hours of their own, which win over the week and over holidays. */
  specialDays: z.array(z.strictObject({ date: givenDate, hours: dayHours })).check(
    z.maxLength(MAX_SPECIAL_DAYS),
    z.refine((days) => new Set(days.map(({ date }) => date)).size === days.length),
  ),
  /** Within how many working hours an answer is promised; without a type, for all that have none of their own. */
  promises: z
    .array(
      z.strictObject({
        eContactType: z.nullable(eContactType),
        workingHours: z.int().check(z.minimum(1), z.maximum(MAX_PROMISED_HOURS)),
      }),
    )
    .check(z.maxLength(TYPE_CODES.length + 1), z.refine(isOnePromiseEach)),
}
/** Within how many minutes of working time somebody acts on a danger sign of the gravest level. */
const dangerMinutes = z.int().check(z.minimum(DANGER_RANGE.min), z.maximum(DANGER_RANGE.max))
const shown = z.object({ ...values, dangerMinutes, version })

const settings = {
  path: '/clinic/:id/answer-settings',
  access: 'STAFF',
  params: z.strictObject({ id: idText }),
  response: shown,
  objects: { 'params.id': 'clinic' },
  rate: 'API',
  errors: [],
} as const

export const getAnswerSettings = route({
  ...settings,
  method: 'GET',
  summary: 'How long the clinic holds replies, when it works, and by when it promises to answer',
  audit: null,
  idempotency: 'NONE',
})

export const saveAnswerSettings = route({
  ...settings,
  method: 'PUT',
  summary: 'Changes them, on the version that was seen; promises apply to what begins to wait from now on',
  /** What is left out stays as it is. */
  body: z.strictObject({ ...values, dangerMinutes: z.optional(dangerMinutes) }),
  audit: 'CLINIC_SETTINGS_CHANGE',
  idempotency: 'ACCEPTED',
  versioned: true,
})
