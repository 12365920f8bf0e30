import * as z from 'zod/mini'
import { flag, fileId, idText } from './fields.ts'
import { route } from './route.ts'
import { file } from './shapes.ts'

const upload = {
  method: 'POST',
  params: z.strictObject({ id: idText }),
  consumes: 'MULTIPART',
  body: z.strictObject({ fileName: z.optional(z.string().check(z.maxLength(1000))) }),
  response: file,
  status: 201,
  objects: { 'params.id': 'eContact' },
  audit: 'FILE_UPLOAD',
  idempotency: 'ACCEPTED',
  rate: 'UPLOAD',
  errors: ['INVALID_INPUT_FILE', 'E_CONTACT_ALREADY_CLOSED'],
} as const

export const uploadPatientFile = route({
  ...upload,
  path: '/patient/e-contacts/:id/upload',
  summary:
    'Adds a file to an own e-contact; the same file again for the same message answers with the first one',
  access: 'PATIENT',
  /** `reply`: it is for a reply being written, and the clinic has it once that is sent. */
  query: z.strictObject({ reply: z.optional(flag) }),
})

export const uploadClinicFile = route({
  ...upload,
  path: '/clinic/e-contacts/:id/upload',
  summary: 'Adds a file for a reply; the patient sees it once the reply is sent',
  access: 'STAFF',
})

const remove = {
  method: 'DELETE',
  params: z.strictObject({ id: idText, fileId }),
  response: null,
  objects: { 'params.id': 'eContact', 'params.fileId': 'file' },
  audit: 'FILE_REMOVE',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const

export const removePatientFile = route({
  ...remove,
  path: '/patient/e-contacts/:id/files/:fileId',
  summary: 'Removes a file of one’s own whose message was not sent',
  access: 'PATIENT',
})

export const removeClinicFile = route({
  ...remove,
  path: '/clinic/e-contacts/:id/files/:fileId',
  summary: 'Removes a file of one’s own whose reply was not sent',
  access: 'STAFF',
})

const download = {
  method: 'GET',
  access: 'PATIENT_OR_STAFF',
  params: z.strictObject({ id: fileId }),
  response: 'FILE',
  objects: { 'params.id': 'file' },
  audit: 'FILE_READ',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const

export const downloadFile = route({
  ...download,
  path: '/files/:id',
  summary: 'The file itself, as an attachment',
})
export const getThumbnail = route({
  ...download,
  path: '/files/:id/thumbnail',
  summary: 'A small picture of a clean image',
})
export const getLargeImage = route({
  ...download,
  path: '/files/:id/large',
  summary: 'A screen-sized picture of a clean image',
})
