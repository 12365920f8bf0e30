import { NOTICE_TYPES, NOTICES_PAGE_SIZE } from '@vastus/domain/information-hub/notice'
import * as z from 'zod/mini'
import { id, idText, line, listOf, page, pageNumber, pageSize } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

export const hubNotice = z.object({
  id,
  type: z.enum(NOTICE_TYPES),
  concernsPrescriptionDrug: z.boolean(),
  title: z.string(),
  text: z.string(),
  /** The guideline or body that it comes from. */
  source: z.string(),
})

export const listHubNotices = route({
  method: 'GET',
  path: '/clinic/information-hub',
  summary: 'Notices of the information hub that the caller’s profession is shown',
  access: 'STAFF',
  query: z.strictObject({
    clinicId: z.optional(idText),
    language: z.optional(line(20)),
    types: z.optional(listOf(z.enum(NOTICE_TYPES))),
    /** Only those about this kind of e-contact. */
    eContactType: z.optional(eContactType),
    size: z.optional(pageSize(NOTICES_PAGE_SIZE)),
    page: z.optional(pageNumber),
  }),
  response: page(hubNotice),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
