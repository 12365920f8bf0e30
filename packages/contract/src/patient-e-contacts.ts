import { DANGER_RULE_IDS } from '@vastus/domain/danger-signs/rules'
import { PATIENT_PAGE_MAX } from '@vastus/domain/limits'
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
  written,
} from './e-contact-fields.ts'
import { id, line, page, pageNumber, pageSize } from './fields.ts'
import { newPrescriptions } from './prescriptions.ts'
import { helperAnswers } from './questionnaire.ts'
import { route } from './route.ts'
import { eContactType, patientEContact, timelineEntry } from './shapes.ts'

const anyText = z.optional(line(20))

/** Danger signs that were shown to the writer, who says that the text does not mean them. They count as before; staff see it. */
const notMeant = z.optional(z.array(z.enum(DANGER_RULE_IDS)).check(z.maxLength(DANGER_RULE_IDS.length)))

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
    /** A model put the text together; both sides see that. */
    madeWithAi: z.optional(z.boolean()),
    /** The medicines to renew, for the types that ask for them. */
    prescriptions: z.optional(newPrescriptions),
    /** The answers behind the text, for the danger-sign rules alone. */
    questionAnswers: helperAnswers,
    notMeant,
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
  summary:
    'Own e-contacts: what waits for the patient, then other open ones, then finished, each newest first',
  access: 'PATIENT',
  query: z.strictObject({ size: z.optional(pageSize(PATIENT_PAGE_MAX)), page: z.optional(pageNumber) }),
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
  body: z.strictObject({ infoText: requiredMessage, infoFileIds: fileIds, notMeant }),
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
  body: z.strictObject({ answer: requiredMessage, answerFileIds: fileIds, notMeant }),
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
  body: z.strictObject({ reason, infoText: z.optional(message), infoFileIds: fileIds, notMeant }),
  response: patientEContact,
  objects: { 'params.id': 'eContact', 'body.infoFileIds': 'file' },
  audit: 'E_CONTACT_REOPEN',
  errors: written,
})
