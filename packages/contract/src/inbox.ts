import { REASON_TEXT_MAX } from '@vastus/domain/e-contact/reasons'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import * as z from 'zod/mini'
import { requiredMessage } from './e-contact-fields.ts'
import { givenInstant, id, idText, instant, listOf, page, requiredLine, text, version } from './fields.ts'
import { holdSeconds, ownHeldReply } from './held-replies.ts'
import { route } from './route.ts'
import { language } from './shapes.ts'

/** As many as one call may change. */
export const BULK_MAX = 100

/**
 * What became of each: UNCHANGED was so already; CHANGED has another version than the caller saw; CHANGED, CLOSED, REFUSED and
 * NOT_FOUND stayed as they were; FAILED may be tried again.
 */
export const BULK_OUTCOMES = [
  'DONE',
  'UNCHANGED',
  'CHANGED',
  'CLOSED',
  'REFUSED',
  'NOT_FOUND',
  'FAILED',
] as const

const eContactIds = z.array(id).check(
  z.minLength(1),
  z.maxLength(BULK_MAX),
  z.refine((ids) => new Set(ids).size === ids.length),
)

/**
 * Several e-contacts, and in the same order the versions that the caller saw: what has another by now stays as it is. Without
 * versions the state machine alone decides.
 */
const several = { eContactIds, versions: z.optional(z.array(version).check(z.maxLength(BULK_MAX))) }
const aVersionOfEach = z.refine<{ eContactIds: number[]; versions?: number[] | undefined }>(
  ({ eContactIds: ids, versions }) => versions === undefined || versions.length === ids.length,
  { path: ['versions'] },
)

const results = z.object({
  results: z.array(
    z.object({
      eContactId: id,
      outcome: z.enum(BULK_OUTCOMES),
      /** Who was responsible before, where that was changed, and the version since. */
      previousAssigneeUserId: z.optional(z.nullable(id)),
      version: z.optional(version),
    }),
  ),
})
export type BulkResults = z.output<typeof results>

/** Each e-contact in a transaction of its own, with an audit row of its own; repeating the call changes nothing more. */
const bulk = {
  method: 'POST',
  access: 'STAFF',
  response: results,
  idempotency: 'ACCEPTED',
  rate: 'API',
} as const

export const bulkAssign = route({
  ...bulk,
  path: '/clinic/e-contacts/bulk-assign',
  summary:
    'Makes a colleague responsible for several e-contacts, or nobody, but not for those with another version than given; answers what became of each',
  body: z.strictObject({ ...several, assigneeUserId: z.nullable(id) }).check(aVersionOfEach),
  objects: { 'body.eContactIds': 'eContact', 'body.assigneeUserId': 'user' },
  audit: 'E_CONTACT_ASSIGN',
  errors: [],
})

export const bulkArchive = route({
  ...bulk,
  path: '/clinic/e-contacts/bulk-complete',
  summary:
    'Archives several e-contacts with one reason, but not those with another version than given; answers what became of each',
  body: z
    .strictObject({
      ...several,
      fixedInfoText: requiredLine(60),
      reasonText: z.optional(text(REASON_TEXT_MAX, 'REASON_TEXT_TOO_LONG')),
    })
    .check(aVersionOfEach),
  objects: { 'body.eContactIds': 'eContact' },
  audit: 'E_CONTACT_ARCHIVE',
  errors: [],
})

export const bulkReply = route({
  ...bulk,
  path: '/clinic/e-contacts/bulk-reply',
  summary:
    'Replies to several e-contacts, each with its own text in the same order, but not to those with another version than given; answers what became of each',
  body: z
    .strictObject({
      ...several,
      texts: z.array(requiredMessage).check(z.minLength(1), z.maxLength(BULK_MAX)),
      /** The patients cannot write any more: each e-contact is completed. */
      closes: z.boolean(),
      replyBlockedUntil: z.optional(z.nullable(givenInstant)),
      holdSeconds,
    })
    .check(
      aVersionOfEach,
      z.refine(({ eContactIds: ids, texts }) => texts.length === ids.length, { path: ['texts'] }),
    ),
  objects: { 'body.eContactIds': 'eContact' },
  audit: 'E_CONTACT_INQUIRE',
  errors: ['E_CONTACT_ANSWER_TOO_LONG'],
})

export const bulkUndoReply = route({
  method: 'POST',
  path: '/clinic/e-contacts/bulk-undo-reply',
  summary:
    'Takes one’s own replies to several e-contacts back, all at the same moment; answers those that had not left yet',
  access: 'STAFF',
  body: z.strictObject({ eContactIds }),
  response: page(ownHeldReply),
  objects: { 'body.eContactIds': 'eContact' },
  audit: 'REPLY_UNDO',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})

export const markSeen = route({
  method: 'POST',
  path: '/clinic/e-contacts/seen',
  summary:
    'Marks several e-contacts as read or unread for the caller alone; answers which of them are unread then',
  access: 'STAFF',
  body: z.strictObject({ eContactIds, isSeen: z.boolean() }),
  response: z.object({ unreadIds: z.array(id) }),
  objects: { 'body.eContactIds': 'eContact' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

/** So many unread ones are named; more are only counted. */
export const UNREAD_MAX = 2000

export const listUnread = route({
  method: 'GET',
  path: '/clinic/e-contacts/unread',
  summary: 'The open e-contacts in which somebody else said something that the caller has not seen',
  access: 'STAFF',
  query: z.strictObject({ clinicId: idText }),
  response: z.object({ ids: z.array(id), total: z.int() }),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

/** So many are named, those with the latest notice to the clinic. */
export const ANSWERS_DUE_MAX = 500

/** The clinic is waited for since then, and the promised time runs out, or has. */
const answerDue = z.object({
  eContactId: id,
  eContactType: z.enum(TYPE_CODES),
  patient: z.object({ firstName: z.string(), surname: z.string() }),
  since: instant,
  /** DANGER: somebody must act at once, and nobody has taken it; DANGER_LATE: nobody has in the time of the clinic. */
  stage: z.enum(['SOON', 'LATE', 'DANGER', 'DANGER_LATE']),
})
export type AnswerDue = z.output<typeof answerDue>

export const listAnswersDue = route({
  method: 'GET',
  path: '/clinic/answers-due',
  summary: 'The waits whose promised time runs out, as announced to the caller',
  access: 'STAFF',
  response: z.object({ content: z.array(answerDue) }),
  objects: {},
  audit: 'ANSWERS_DUE_LIST',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const listReaderLanguages = route({
  method: 'GET',
  path: '/clinic/e-contacts/reader-languages',
  summary:
    'In which language those who wrote several e-contacts use the platform; null for who has no account',
  access: 'STAFF',
  query: z.strictObject({ clinicId: idText, eContactIds: listOf(idText, BULK_MAX) }),
  response: z.object({ content: z.array(z.object({ eContactId: id, language: z.nullable(language) })) }),
  objects: { 'query.clinicId': 'clinic', 'query.eContactIds': 'eContact' },
  audit: 'E_CONTACTS_LIST',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

/** So many a user can keep in a clinic. */
export const MAX_VIEWS = 30

const viewName = requiredLine(60)
const view = z.object({ id, name: z.string(), query: z.string() })
export type InboxView = z.output<typeof view>

export const listInboxViews = route({
  method: 'GET',
  path: '/clinic/inbox-views',
  summary: 'The views of the dashboard that the user keeps, by name',
  access: 'STAFF',
  query: z.strictObject({ clinicId: idText }),
  response: page(view),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const saveInboxView = route({
  method: 'POST',
  path: '/clinic/inbox-views',
  summary: 'Keeps a view of the dashboard under a name; the same name replaces it',
  access: 'STAFF',
  body: z.strictObject({
    clinicId: id,
    name: viewName,
    /** As in the address of the dashboard. */
    query: z.string().check(z.maxLength(1000), z.regex(/^[\w=&%.+*-]*$/)),
  }),
  response: view,
  status: 201,
  objects: { 'body.clinicId': 'clinic' },
  audit: null,
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})

export const renameInboxView = route({
  method: 'PUT',
  path: '/clinic/inbox-views/:view',
  summary: 'Gives a view of the user another name, which no other of the user’s views in the clinic may have',
  access: 'STAFF',
  params: z.strictObject({ view: idText }),
  body: z.strictObject({ name: viewName }),
  response: view,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
  alsoAnswers: [404],
})

export const deleteInboxView = route({
  method: 'DELETE',
  path: '/clinic/inbox-views/:view',
  summary: 'Forgets a view of the user; one that is not there is forgotten already',
  access: 'STAFF',
  params: z.strictObject({ view: idText }),
  response: null,
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
  alsoAnswers: [404],
})
