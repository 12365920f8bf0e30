import { HOLD_SECONDS_MAX } from '@vastus/domain/e-contact/hold'
import { isOnePromiseEach, isWorkingDay } from '@vastus/domain/promises/clinic-settings'
import { LAST_MINUTE, MAX_PROMISED_HOURS } from '@vastus/domain/promises/working-hours'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import * as z from 'zod/mini'
import { idText, version } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

const values = {
  /** For how long a reply waits before it leaves, so that it can be taken back. */
  replyHoldSeconds: z.int().check(z.minimum(0), z.maximum(HOLD_SECONDS_MAX)),
  /** When a working day begins and ends, Monday to Friday: minutes after midnight by the clinic's clock. */
  opens: z.int().check(z.minimum(0), z.maximum(LAST_MINUTE)),
  closes: z.int().check(z.minimum(0), z.maximum(LAST_MINUTE)),
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
const shown = z.object({ ...values, version })

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
  body: z.strictObject(values).check(z.refine(isWorkingDay, { path: ['closes'] })),
  audit: 'CLINIC_SETTINGS_CHANGE',
  idempotency: 'ACCEPTED',
  versioned: true,
})
