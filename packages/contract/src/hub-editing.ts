import { HUB_LIMITS } from '@vastus/domain/information-hub/notice-content'
import { NOTICE_STATES, NOTICE_TYPES } from '@vastus/domain/information-hub/notice'
import { HUB_TAGS } from '@vastus/domain/information-hub/tags'
import { LANGUAGES } from '@vastus/domain/locale'
import * as z from 'zod/mini'
import { id, idText, instant, line, page, text, version } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

const inEachLanguage = z.record(z.enum(LANGUAGES), z.string())
const title = line(HUB_LIMITS.title, 'MAX_LENGTH')
const words = text(HUB_LIMITS.text, 'MAX_LENGTH')

const content = z.object({
  type: z.enum(NOTICE_TYPES),
  concernsPrescriptionDrug: z.boolean(),
  /** The kinds of e-contact beside which it is recommended. */
  forTypes: z.array(eContactType),
  tags: z.array(z.enum(HUB_TAGS)),
  source: z.string(),
  title: inEachLanguage,
  text: inEachLanguage,
})

const editedNotice = z.object({
  id,
  state: z.enum(NOTICE_STATES),
  version,
  publishedAt: z.nullable(instant),
  updatedAt: instant,
  ...content.shape,
  /** What is typed for the next publishing of one that was published before. */
  draft: z.nullable(content),
})

/** As it is typed: a draft may lack words. */
const typed = z.strictObject({
  type: z.enum(NOTICE_TYPES),
  concernsPrescriptionDrug: z.boolean(),
  forTypes: z.array(eContactType).check(z.maxLength(100)),
  tags: z.array(z.enum(HUB_TAGS)).check(z.maxLength(HUB_TAGS.length)),
  source: line(HUB_LIMITS.source, 'MAX_LENGTH'),
  title: z.strictObject({ et: title, en: title, ru: title, pl: title }),
  text: z.strictObject({ et: words, en: words, ru: words, pl: words }),
})

const ofPlatform = { access: 'ADMIN', rate: 'API', errors: [] } as const
const change = {
  ...ofPlatform,
  params: z.strictObject({ id: idText }),
  response: editedNotice,
  objects: { 'params.id': 'hubNotice' },
  idempotency: 'NONE',
  versioned: true,
} as const

export const listEditedNotices = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/hub-notices',
  summary: 'All notices of the information hub in every state, those changed last first',
  response: page(editedNotice),
  objects: {},
  audit: null,
  idempotency: 'NONE',
})

export const addNotice = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/hub-notices',
  summary: 'Begins a notice, which nobody else sees before it is published',
  body: typed,
  response: editedNotice,
  status: 201,
  objects: {},
  audit: 'HUB_NOTICE_SAVE',
  idempotency: 'ACCEPTED',
})

export const saveNotice = route({
  ...change,
  method: 'PATCH',
  path: '/prm/hub-notices/:id',
  summary: 'Keeps what is typed; readers see it with the next publishing',
  body: typed,
  audit: 'HUB_NOTICE_SAVE',
})

export const publishNotice = route({
  ...change,
  method: 'POST',
  path: '/prm/hub-notices/:id/publish',
  summary: 'Shows the notice as it was typed last, as new and unread',
  audit: 'HUB_NOTICE_PUBLISH',
})

export const expireNotice = route({
  ...change,
  method: 'POST',
  path: '/prm/hub-notices/:id/expire',
  summary: 'Takes a published notice away from its readers',
  audit: 'HUB_NOTICE_EXPIRE',
})
