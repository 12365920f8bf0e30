import { PATIENT_PAGE_MAX } from '@vastus/domain/limits'
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
    /**
     * STAFF: somebody of the clinic. REPRESENTATIVE: somebody who acts for the patient. JOINED: the
     * owner of an account to which a clinic had joined the patient.
     */
    side: z.enum(['STAFF', 'REPRESENTATIVE', 'JOINED']),
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
  query: z.strictObject({ size: z.optional(pageSize(PATIENT_PAGE_MAX)), page: z.optional(pageNumber) }),
  response: page(accessRow),
  objects: {},
  audit: 'ACCESS_LOG_READ',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

/** The patient's own data as a download: how far it is. */
export const myDataExport = z.object({
  state: z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED']),
  /** E-contacts that are in it, and in all. */
  done: z.int(),
  total: z.int(),
  requestedAt: instant,
  /** READY: until when it can be fetched. */
  expiresAt: z.nullable(instant),
  sizeBytes: z.nullable(z.int()),
})
export type MyDataExport = z.output<typeof myDataExport>

export const requestMyData = route({
  method: 'POST',
  path: '/patient/my-data',
  summary: 'Asks for everything of the patient as one file; while one is being made, answers with that one',
  access: 'PATIENT',
  response: myDataExport,
  objects: {},
  audit: 'MY_DATA_REQUEST',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: ['SIGN_IN_AGAIN'],
})

export const getMyData = route({
  method: 'GET',
  path: '/patient/my-data',
  summary: 'How far the newest download is; null when there is none that can be fetched',
  access: 'PATIENT',
  response: z.object({ newest: z.nullable(myDataExport) }),
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const allowMyDataDownload = route({
  method: 'POST',
  path: '/patient/my-data/allow',
  summary: 'Whether the download may be fetched now; the page asks before the browser fetches it',
  access: 'PATIENT',
  response: null,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: ['SIGN_IN_AGAIN'],
})

export const downloadMyData = route({
  method: 'GET',
  path: '/patient/my-data/file',
  summary: 'The newest download, as a ZIP file, for 24 hours',
  access: 'PATIENT',
  response: 'FILE',
  objects: {},
  audit: 'MY_DATA_EXPORT',
  idempotency: 'NONE',
  rate: 'API',
  errors: ['SIGN_IN_AGAIN'],
  alsoAnswers: [404],
})
