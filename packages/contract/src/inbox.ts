import { REASON_TEXT_MAX } from '@vastus/domain/e-contact/reasons'
import * as z from 'zod/mini'
import { id, text } from './fields.ts'
import { route } from './route.ts'

/** As many as one call may change. */
export const BULK_MAX = 100

/** What became of each: UNCHANGED was so already; CLOSED, REFUSED and NOT_FOUND stayed as they were; FAILED may be tried again. */
export const BULK_OUTCOMES = ['DONE', 'UNCHANGED', 'CLOSED', 'REFUSED', 'NOT_FOUND', 'FAILED'] as const

const eContactIds = z.array(id).check(
  z.minLength(1),
  z.maxLength(BULK_MAX),
  z.refine((ids) => new Set(ids).size === ids.length),
)

const results = z.object({
  results: z.array(
    z.object({
      eContactId: id,
      outcome: z.enum(BULK_OUTCOMES),
      /** Who was responsible before, where that was changed. */
      previousAssigneeUserId: z.optional(z.nullable(id)),
    }),
  ),
})
export type BulkResults = z.output<typeof results>

/** Each e-contact in a transaction of its own, with an audit row of its own; repeating the call changes nothing more. */
const bulk = {
  method: 'POST',
  access: 'STAFF',
  response: results,
  idempotency: 'NONE',
  rate: 'API',
} as const

export const bulkAssign = route({
  ...bulk,
  path: '/clinic/e-contacts/bulk-assign',
  summary: 'Makes a colleague responsible for several e-contacts, or nobody; answers what became of each',
  body: z.strictObject({ eContactIds, assigneeUserId: z.nullable(id) }),
  objects: { 'body.eContactIds': 'eContact', 'body.assigneeUserId': 'user' },
  audit: 'E_CONTACT_ASSIGN',
  errors: [],
})

export const bulkArchive = route({
  ...bulk,
  path: '/clinic/e-contacts/bulk-complete',
  summary: 'Archives several e-contacts with one reason; answers what became of each',
  body: z.strictObject({
    eContactIds,
    fixedInfoText: z.string().check(z.minLength(1), z.maxLength(60)),
    reasonText: z.optional(text(REASON_TEXT_MAX, 'REASON_TEXT_TOO_LONG')),
  }),
  objects: { 'body.eContactIds': 'eContact' },
  audit: 'E_CONTACT_COMPLETE',
  errors: [],
})
