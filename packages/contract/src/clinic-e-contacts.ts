import { DANGER_RULE_IDS } from '@vastus/domain/danger-signs/rules'
import { E_CONTACT_STATUSES } from '@vastus/domain/e-contact/status'
import { CLINIC_PAGE_SIZE, SEARCH_MAX } from '@vastus/domain/limits'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import * as z from 'zod/mini'
import {
  byId,
  change,
  closed,
  fileIds,
  message,
  read,
  reason,
  reasonWords,
  requiredMessage,
  translated,
  written,
} from './e-contact-fields.ts'
import {
  flag,
  givenInstant,
  id,
  idText,
  instant,
  line,
  listOf,
  orNull,
  page,
  pageNumber,
  pageSize,
  requiredLine,
} from './fields.ts'
import { holdSeconds } from './held-replies.ts'
import { route } from './route.ts'
import { clinicEContact, dashboardRow, eContactType, note, timelineEntry } from './shapes.ts'

/** An instant, or a calendar day of the clinic: from its start on, or up to its end. */
const dayOrInstant = z.string().check(
  z.refine((given) => isCalendarDate(given) || instant.safeParse(given).success, {
    error: 'DATE',
    abort: true,
  }),
  z.refine((given) => given >= '1900-01-01' && given < '2100', { error: 'DATE_RANGE' }),
)

export const listClinicEContacts = route({
  ...read,
  method: 'GET',
  path: '/clinic/e-contacts',
  summary: "The dashboard's rows of one clinic",
  access: 'STAFF',
  query: z.strictObject({
    clinicId: z.optional(idText),
    search: z.optional(line(SEARCH_MAX)),
    onlyCompleted: z.optional(flag),
    statuses: z.optional(listOf(z.enum(E_CONTACT_STATUSES))),
    waitingFor: z.optional(z.enum(['PATIENT', 'CLINIC'])),
    acceptanceRequired: z.optional(flag),
    hasAssigneeUser: z.optional(flag),
    plusUnassigned: z.optional(flag),
    assigneeUserIds: z.optional(listOf(idText)),
    listCodes: z.optional(listOf(requiredLine(40))),
    patientPersonIds: z.optional(listOf(idText)),
    types: z.optional(listOf(eContactType)),
    /** Only those in which somebody else said something that the caller has not seen. */
    unread: z.optional(z.literal('true')),
    /** Only those with a danger sign on which somebody must act today. */
    danger: z.optional(z.literal('true')),
    createdAtFrom: z.optional(dayOrInstant),
    createdAtTo: z.optional(dayOrInstant),
    updatedAtFrom: z.optional(dayOrInstant),
    updatedAtTo: z.optional(dayOrInstant),
    sort: z.optional(z.enum(['updatedAt', 'createdAt', 'waitingSince', 'answerDueAt'])),
    order: z.optional(z.enum(['asc', 'desc'])),
    size: z.optional(pageSize(CLINIC_PAGE_SIZE)),
    page: z.optional(pageNumber),
  }),
  response: page(dashboardRow),
  objects: { 'query.clinicId': 'clinic' },
  audit: 'E_CONTACTS_LIST',
})

export const countClinicEContacts = route({
  ...read,
  method: 'GET',
  path: '/clinic/e-contacts/counts',
  summary: 'How many e-contacts stand behind each filter of the dashboard',
  access: 'STAFF',
  query: z.strictObject({ clinicId: idText }),
  response: z.object({
    waitingForClinic: z.int(),
    waitingForPatient: z.int(),
    mine: z.int(),
    unassigned: z.int(),
    acceptanceRequired: z.int(),
    danger: z.int(),
  }),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
})

export const getClinicEContact = route({
  ...read,
  method: 'GET',
  path: '/clinic/e-contacts/:id',
  summary: 'One e-contact; marks it as seen by the clinic',
  access: 'STAFF',
  params: byId,
  response: clinicEContact,
  objects: { 'params.id': 'eContact' },
  audit: 'E_CONTACT_OPEN',
})

/** `version` is the e-contact's as these entries show it: what a reply to them is made on. */
const clinicTimeline = z.extend(page(timelineEntry), { version: z.int() })

export const getClinicTimeline = route({
  ...read,
  method: 'GET',
  path: '/clinic/e-contacts/:id/timeline',
  summary: 'Everything said in one e-contact, oldest first',
  access: 'STAFF',
  params: byId,
  response: clinicTimeline,
  objects: { 'params.id': 'eContact' },
  audit: 'E_CONTACT_TIMELINE',
})

export const listNotes = route({
  ...read,
  method: 'GET',
  path: '/clinic/e-contacts/:id/notes',
  summary: 'Internal notes, oldest first',
  access: 'STAFF',
  params: byId,
  response: page(note),
  objects: { 'params.id': 'eContact' },
  audit: 'NOTES_READ',
})

export const addNote = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/notes',
  summary: 'Adds an internal note that the patient never sees',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ note: requiredMessage }),
  response: note,
  status: 201,
  audit: 'NOTE_ADD',
  errors: ['E_CONTACT_ANSWER_TOO_LONG'],
})

export const takeDangerAlarm = route({
  objects: { 'params.id': 'eContact' },
  idempotency: 'ACCEPTED',
  rate: 'API',
  method: 'POST',
  path: '/clinic/e-contacts/:id/danger-alarm/take',
  summary:
    'Takes a danger sign by name, so that it is not on top any more, and notes that the patient was called; one that a colleague has taken stays with the colleague',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ called: z.boolean() }),
  response: clinicEContact,
  audit: 'DANGER_ALARM_TAKE',
  errors: [],
})

export const judgeDangerSign = route({
  objects: { 'params.id': 'eContact' },
  idempotency: 'ACCEPTED',
  rate: 'API',
  method: 'POST',
  path: '/clinic/e-contacts/:id/danger-signs/judge',
  summary: 'Says whether a danger sign was right, or takes it back; only for those who may read the text',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ ruleId: z.enum(DANGER_RULE_IDS), isRight: z.nullable(z.boolean()) }),
  response: clinicEContact,
  audit: 'DANGER_SIGN_JUDGE',
  errors: [],
})

export const assignEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/assign',
  summary: 'Makes a colleague responsible, or nobody',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ assigneeUserId: z.nullable(id) }),
  response: clinicEContact,
  objects: { 'params.id': 'eContact', 'body.assigneeUserId': 'user' },
  audit: 'E_CONTACT_ASSIGN',
  errors: closed,
})

export const sendInquiry = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/actions/inquiry',
  summary: 'A reply that the patient may answer, at once or from a chosen time',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({
    question: requiredMessage,
    ...translated,
    questionFileIds: fileIds,
    replyBlockedUntil: z.optional(z.nullable(givenInstant)),
    holdSeconds,
  }),
  response: clinicEContact,
  objects: { 'params.id': 'eContact', 'body.questionFileIds': 'file' },
  audit: 'E_CONTACT_INQUIRE',
  errors: [...written, 'TRANSLATION_DIFFERS'],
})

export const completeEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/complete',
  summary: 'Closes with an answer (infoText), or archives with a reason (fixedInfoText)',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({
    infoText: z.optional(orNull(message)),
    ...translated,
    fixedInfoText: z.optional(z.nullable(line(60))),
    reasonText: reasonWords,
    infoFileIds: fileIds,
    holdSeconds,
  }),
  response: clinicEContact,
  objects: { 'params.id': 'eContact', 'body.infoFileIds': 'file' },
  audit: 'E_CONTACT_COMPLETE',
  errors: [...written, 'TRANSLATION_DIFFERS'],
})

export const acceptEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/accept',
  summary: "Accepts a new patient's first e-contact and confirms membership",
  access: 'STAFF',
  params: byId,
  body: z.optional(z.strictObject({ holdSeconds })),
  response: clinicEContact,
  audit: 'E_CONTACT_ACCEPT',
  errors: closed,
})

export const rejectEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/reject',
  summary: "Rejects a new patient's first e-contact for good, with a reason",
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ reason, infoText: reasonWords, holdSeconds }),
  response: clinicEContact,
  audit: 'E_CONTACT_REJECT',
  errors: closed,
})

export const reopenClinicEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/reopen',
  summary: 'Reopens a completed e-contact, with a reason that the patient sees',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({ reason, infoText: reasonWords }),
  response: clinicEContact,
  audit: 'E_CONTACT_REOPEN',
  errors: closed,
})
