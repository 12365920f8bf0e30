import { ACCESS_KINDS } from '@vastus/domain/access-log/fold-accesses'
import * as z from 'zod/mini'
import { id, instant, page, pageNumber, pageSize } from './fields.ts'
import { route } from './route.ts'
import { eContactType, profession } from './shapes.ts'

export const accessRow = z.object({
  at: instant,
  kind: z.enum(ACCESS_KINDS),
  actor: z.object({
    firstName: z.string(),
    surname: z.string(),
    /** STAFF: somebody of the clinic. REPRESENTATIVE: somebody who acts for the patient. */
    side: z.enum(['STAFF', 'REPRESENTATIVE']),
    profession: z.nullable(profession),
  }),
  clinicName: z.nullable(z.string()),
  /** The e-contact concerned, where the reader wrote it; of others the reader may know no more than that. */
  eContact: z.nullable(z.object({ id, eContactType })),
})
export type AccessRow = z.output<typeof accessRow>

export const listMyAccessLog = route({
  method: 'GET',
  path: '/patient/access-log',
  summary:
    'Who opened, changed or took out what is known of the patient, newest first; own looks are left out',
  access: 'PATIENT',
  query: z.strictObject({ size: z.optional(pageSize(100)), page: z.optional(pageNumber) }),
  response: page(accessRow),
  objects: {},
  audit: 'ACCESS_LOG_READ',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
