import { USAGE_FACTS_MAX, USAGE_TEXT_MAX } from '@vastus/domain/limits'
import * as z from 'zod/mini'
import { line, requiredLine } from './fields.ts'
import { route } from './route.ts'

const fact = z.union([line(USAGE_TEXT_MAX), z.number(), z.boolean(), z.null()])

export const trackUsage = route({
  method: 'POST',
  path: '/clinic/track',
  summary:
    'Notes how the app is used, without who it was; only where the browser’s analytical cookies are allowed',
  access: 'PATIENT_OR_STAFF',
  body: z.strictObject({
    /** What was used, as `tools.ldl`. */
    target: requiredLine(USAGE_TEXT_MAX),
    /** Facts about the use; never about a patient. */
    payload: z.optional(
      z
        .record(line(USAGE_TEXT_MAX), fact)
        .check(z.refine((facts) => Object.keys(facts).length <= USAGE_FACTS_MAX, { error: 'FORM' })),
    ),
  }),
  response: null,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
