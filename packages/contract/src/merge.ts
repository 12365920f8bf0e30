import * as z from 'zod/mini'
import { id, idText } from './fields.ts'
import { route } from './route.ts'
import { clinicEContact } from './shapes.ts'

/** Both name the e-contact that stays in the path, the one that goes on in it in the body, and answer the one that stays. */
const merge = {
  method: 'POST',
  access: 'STAFF',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({ eContactId: id }),
  response: clinicEContact,
  objects: { 'params.id': 'eContact', 'body.eContactId': 'eContact' },
  idempotency: 'ACCEPTED',
  rate: 'API',
  versioned: true,
  errors: ['E_CONTACT_ALREADY_CLOSED'],
} as const

export const mergeEContact = route({
  ...merge,
  path: '/clinic/e-contacts/:id/merge',
  summary: 'Lets another e-contact of the same patient go on in this one',
  audit: 'E_CONTACT_MERGE',
})

export const undoMerge = route({
  ...merge,
  path: '/clinic/e-contacts/:id/merge/undo',
  summary: 'Makes two of them again, within 24 hours; of several merges the newest first',
  audit: 'E_CONTACT_MERGE_UNDO',
})
