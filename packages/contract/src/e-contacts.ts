import { REASON_TEXT_MAX } from '@vastus/domain/e-contact/reasons'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { E_CONTACT_STATUSES } from '@vastus/domain/e-contact/status'
import { MAX_FILES } from '@vastus/domain/files/file-rules'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import * as z from 'zod/mini'
import {
  fileId,
  flag,
  givenInstant,
  instant,
  id,
  idText,
  line,
  listOf,
  page,
  pageNumber,
  pageSize,
  requiredLine,
  requiredText,
  text,
} from './fields.ts'
import { holdSeconds } from './held-replies.ts'
import { newPrescriptions } from './prescriptions.ts'
import { helperAnswers } from './questionnaire.ts'
import { route } from './route.ts'
import { clinicEContact, dashboardRow, eContactType, note, patientEContact, timelineEntry } from './shapes.ts'

const byId = z.strictObject({ id: idText })
const message = text(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG')
const requiredMessage = requiredText(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG')
const fileIds = z.optional(z.array(fileId).check(z.maxLength(MAX_FILES)))
/** The code is checked by the reasons of the domain, with its own words. */
const reason = requiredLine(60)
const reasonWords = z.optional(text(REASON_TEXT_MAX, 'REASON_TEXT_TOO_LONG'))
const anyText = z.optional(line(20))

const change = {
  objects: { 'params.id': 'eContact' },
  idempotency: 'ACCEPTED',
  rate: 'API',
  versioned: true,
} as const
const read = { idempotency: 'NONE', rate: 'API', errors: [] } as const
const closed = ['E_CONTACT_ALREADY_CLOSED'] as const
const written = ['E_CONTACT_ALREADY_CLOSED', 'E_CONTACT_ANSWER_TOO_LONG', 'INVALID_INPUT_FILE'] as const

// The patient's side

export const sendFreeText = route({
  method: 'POST',
  path: '/patient/e-contacts/fallback',
  summary: 'Sends a free-text e-contact in one step',
  access: 'PATIENT',
  query: z.strictObject({ locale: anyText }),
  body: z.strictObject({
    eContactType,
    patientPersonId: id,
    clinicId: id,
    text: requiredMessage,
    /** The medicines to renew, for the types that ask for them. */
    prescriptions: z.optional(newPrescriptions),
    /** The answers behind the text, for the danger-sign rules alone. */
    questionAnswers: helperAnswers,
  }),
  response: patientEContact,
  status: 201,
  objects: { 'body.patientPersonId': 'person', 'body.clinicId': 'clinic' },
  audit: 'E_CONTACT_SEND',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: ['E_CONTACT_ANSWER_TOO_LONG', 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC', 'PERSON_IS_UNDERAGE'],
})

export const listMyEContacts = route({
  ...read,
  method: 'GET',
  path: '/patient/e-contacts',
  summary: 'Own e-contacts: open ones first, then finished, each newest first',
  access: 'PATIENT',
  query: z.strictObject({ size: z.optional(pageSize(100)), page: z.optional(pageNumber) }),
  response: page(patientEContact),
  objects: {},
  audit: 'E_CONTACTS_LIST',
})

export const finalizeEContact = route({
  method: 'POST',
  path: '/patient/e-contacts/finalize',
  summary: 'Ends the files step, and sends the files given that came later; repeating it changes nothing',
  access: 'PATIENT',
  body: z.strictObject({ eContactId: id, failed: z.optional(z.boolean()), fileIds }),
  response: patientEContact,
  objects: { 'body.eContactId': 'eContact', 'body.fileIds': 'file' },
  audit: 'E_CONTACT_FINALIZE',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: closed,
})

/** The whole e-contact as one side sees it: what it is, and everything said in it, oldest first. */
const timelineOf = <T extends z.ZodMiniType>(eContact: T) =>
  z.object({ ...page(timelineEntry).shape, eContact })

export const getMyTimeline = route({
  ...read,
  method: 'GET',
  path: '/patient/e-contacts/:id/timeline',
  summary: 'One own e-contact with its timeline; marks it as seen by the patient',
  access: 'PATIENT',
  params: byId,
  response: timelineOf(patientEContact),
  objects: { 'params.id': 'eContact' },
  audit: 'E_CONTACT_OPEN',
})

export const addInfo = route({
  ...change,
  method: 'POST',
  path: '/patient/e-contacts/:id/info',
  summary: 'Adds information; the turn goes to the clinic',
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({ infoText: requiredMessage, infoFileIds: fileIds }),
  response: patientEContact,
  objects: { 'params.id': 'eContact', 'body.infoFileIds': 'file' },
  audit: 'E_CONTACT_ADD_INFO',
  errors: written,
})

export const answerInquiry = route({
  ...change,
  method: 'POST',
  path: '/patient/actions/:id/inquiry/complete',
  summary: "Answers the clinic's question; the id is the e-contact's",
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({ answer: requiredMessage, answerFileIds: fileIds }),
  response: patientEContact,
  objects: { 'params.id': 'eContact', 'body.answerFileIds': 'file' },
  audit: 'E_CONTACT_ANSWER',
  errors: written,
})

export const cancelEContact = route({
  ...change,
  method: 'POST',
  path: '/patient/e-contacts/:id/cancel',
  summary: 'Cancels an open e-contact, with a reason',
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({ reason, infoText: reasonWords }),
  response: patientEContact,
  audit: 'E_CONTACT_CANCEL',
  errors: closed,
})

export const reopenMyEContact = route({
  ...change,
  method: 'POST',
  path: '/patient/e-contacts/:id/reopen',
  summary: 'Reopens a completed e-contact within 30 days, with a reason',
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({ reason, infoText: z.optional(message), infoFileIds: fileIds }),
  response: patientEContact,
  objects: { 'params.id': 'eContact', 'body.infoFileIds': 'file' },
  audit: 'E_CONTACT_REOPEN',
  errors: written,
})

// The clinic's side

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
    search: z.optional(line(200)),
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
    createdAtFrom: z.optional(dayOrInstant),
    createdAtTo: z.optional(dayOrInstant),
    updatedAtFrom: z.optional(dayOrInstant),
    updatedAtTo: z.optional(dayOrInstant),
    sort: z.optional(z.enum(['updatedAt', 'createdAt', 'waitingSince'])),
    order: z.optional(z.enum(['asc', 'desc'])),
    size: z.optional(pageSize(500)),
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
    questionFileIds: fileIds,
    replyBlockedUntil: z.optional(z.nullable(givenInstant)),
    holdSeconds,
  }),
  response: clinicEContact,
  objects: { 'params.id': 'eContact', 'body.questionFileIds': 'file' },
  audit: 'E_CONTACT_INQUIRE',
  errors: written,
})

export const completeEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/complete',
  summary: 'Closes with an answer (infoText), or archives with a reason (fixedInfoText)',
  access: 'STAFF',
  params: byId,
  body: z.strictObject({
    infoText: z.optional(message),
    fixedInfoText: z.optional(z.nullable(line(60))),
    reasonText: reasonWords,
    infoFileIds: fileIds,
    holdSeconds,
  }),
  response: clinicEContact,
  objects: { 'params.id': 'eContact', 'body.infoFileIds': 'file' },
  audit: 'E_CONTACT_COMPLETE',
  errors: written,
})

export const acceptEContact = route({
  ...change,
  method: 'POST',
  path: '/clinic/e-contacts/:id/accept',
  summary: "Accepts a new patient's first e-contact and confirms membership",
  access: 'STAFF',
  params: byId,
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
  body: z.strictObject({ reason, infoText: reasonWords }),
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
