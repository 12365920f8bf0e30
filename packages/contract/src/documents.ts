import { CONTENT_SLUGS } from '@vastus/domain/content'
import { DOCUMENT_LIMITS } from '@vastus/domain/content-editing'
import { LANGUAGES } from '@vastus/domain/locale'
import * as z from 'zod/mini'
import { instant, line, page, text, version } from './fields.ts'
import { route } from './route.ts'

const slug = z.enum(CONTENT_SLUGS)
const inEachLanguage = z.record(z.enum(LANGUAGES), z.string())
const words = z.object({ title: inEachLanguage, body: inEachLanguage })

const editedDocument = z.object({
  slug,
  /** Since when the words in force are; the version that consents name. */
  updatedAt: instant,
  /** Of what is written here, for If-Match. */
  version,
  ...words.shape,
  /** What is written for the next version. */
  draft: z.nullable(words),
})
export type EditedDocument = z.output<typeof editedDocument>

const earlierDocument = z.object({
  publishedAt: instant,
  /** E-mail of who published it; null where it came with the product. */
  author: z.nullable(z.string()),
  ...words.shape,
})
export type EarlierDocument = z.output<typeof earlierDocument>

const title = line(DOCUMENT_LIMITS.title, 'MAX_LENGTH')
const body = text(DOCUMENT_LIMITS.body, 'MAX_LENGTH')

const ofPlatform = { access: 'ADMIN', rate: 'API', errors: [], objects: {}, idempotency: 'NONE' } as const
const bySlug = z.strictObject({ slug })

export const listDocuments = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/documents',
  summary: 'Terms, policies and pages of the platform, with what is written for their next versions',
  response: page(editedDocument),
  audit: null,
})

export const listEarlierDocuments = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/documents/:slug/earlier',
  summary: 'Versions of a document before the one in force, the newest first',
  params: bySlug,
  response: page(earlierDocument),
  audit: null,
})

export const saveDocument = route({
  ...ofPlatform,
  method: 'PATCH',
  path: '/prm/documents/:slug',
  summary: 'Keeps words for the next version of a document; readers see nothing of them yet',
  params: bySlug,
  body: z.strictObject({
    title: z.strictObject({ et: title, en: title, ru: title, pl: title }),
    body: z.strictObject({ et: body, en: body, ru: body, pl: body }),
  }),
  response: editedDocument,
  audit: 'DOCUMENT_SAVE',
  versioned: true,
})

export const publishDocument = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/documents/:slug/publish',
  summary: 'Puts what is written into force as a new version; who agreed to the one before is asked again',
  params: bySlug,
  response: editedDocument,
  audit: 'DOCUMENT_PUBLISH',
  versioned: true,
})
