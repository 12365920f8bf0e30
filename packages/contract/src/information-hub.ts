import { NOTICE_TYPES, NOTICES_PAGE_SIZE } from '@vastus/domain/information-hub/notice'
import { HUB_TAGS } from '@vastus/domain/information-hub/tags'
import * as z from 'zod/mini'
import { flag, id, idText, instant, line, listOf, page, pageNumber, pageSize } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

/** Longest search, in code points. */
const SEARCH_MAX = 100

const hubNotice = z.object({
  id,
  type: z.enum(NOTICE_TYPES),
  concernsPrescriptionDrug: z.boolean(),
  title: z.string(),
  text: z.string(),
  /** The guideline or body that it comes from. */
  source: z.string(),
  tags: z.array(z.enum(HUB_TAGS)),
  publishedAt: instant,
  /** Whether the caller has opened it since it was published. */
  isRead: z.boolean(),
})

export type HubNotice = z.output<typeof hubNotice>

const reader = { clinicId: z.optional(idText), language: z.optional(line(20)) }
const types = z.optional(listOf(z.enum(NOTICE_TYPES)))

export const listHubNotices = route({
  method: 'GET',
  path: '/clinic/information-hub',
  summary: 'Notices of the information hub that the caller’s profession is shown, the newest first',
  access: 'STAFF',
  query: z.strictObject({
    ...reader,
    types,
    /** Only those about this kind of e-contact. */
    eContactType: z.optional(eContactType),
    /** Only those with one of these tags. */
    tags: z.optional(listOf(z.enum(HUB_TAGS))),
    /** Only those whose title, text or source has all these words. */
    search: z.optional(line(SEARCH_MAX)),
    /** Only those that the caller has not opened. */
    unread: z.optional(flag),
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

export const hubStatus = route({
  method: 'GET',
  path: '/clinic/information-hub/status',
  summary: 'Whether there are such notices for the caller, and how many are unread',
  access: 'STAFF',
  query: z.strictObject({ clinicId: z.optional(idText), types }),
  response: z.object({ hasNotices: z.boolean(), unread: z.int() }),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const getHubNotice = route({
  method: 'GET',
  path: '/clinic/information-hub/:id',
  summary: 'One notice that the caller’s profession is shown',
  access: 'STAFF',
  params: z.strictObject({ id: idText }),
  query: z.strictObject(reader),
  response: hubNotice,
  objects: { 'params.id': 'hubNotice', 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const markHubNoticesRead = route({
  method: 'POST',
  path: '/clinic/information-hub/read',
  summary:
    'Notes that the caller has opened these notices; those that the caller is not shown are passed over',
  access: 'STAFF',
  body: z.strictObject({
    clinicId: z.optional(id),
    noticeIds: z.array(id).check(z.maxLength(NOTICES_PAGE_SIZE)),
  }),
  response: null,
  objects: { 'body.clinicId': 'clinic', 'body.noticeIds': 'hubNotice' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
