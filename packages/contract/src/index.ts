import { listAdverts } from './adverts.ts'
import * as clinicPatients from './clinic-patients.ts'
import * as clinicSettings from './clinic-settings.ts'
import * as clinics from './clinics.ts'
import * as eContacts from './e-contacts.ts'
import * as feedback from './feedback.ts'
import * as files from './files.ts'
import * as heldReplies from './held-replies.ts'
import * as identity from './identity.ts'
import * as myData from './my-data.ts'
import * as inbox from './inbox.ts'
import { listHubNotices } from './information-hub.ts'
import * as merge from './merge.ts'
import * as persons from './persons.ts'
import * as platform from './platform.ts'
import * as prescriptions from './prescriptions.ts'
import * as push from './push.ts'
import { askHelperQuestions, summarizeAnswers } from './questionnaire.ts'
import type { Route } from './route.ts'
import * as sickLeave from './sick-leave.ts'
import { askSupport } from './support.ts'
import * as templates from './templates.ts'

const {
  ANSWERS_DUE_MAX: _due,
  BULK_MAX: _most,
  BULK_OUTCOMES: _outcomes,
  MAX_VIEWS: _views,
  UNREAD_MAX: _unread,
  ...inboxRoutes
} = inbox
const { consentStatus: _shape, ...identityRoutes } = identity
const { template: _template, ...templateRoutes } = templates
const { listHeldReplies, undoReply } = heldReplies
const { findMedications, getPrescriptions, savePrescriptions } = prescriptions
const { accessRow: _row, myDataExport: _export, ...myDataRoutes } = myData

/** Every route of the product by its name. What is not here does not exist. */
export const routes = {
  ...platform,
  ...identityRoutes,
  ...persons,
  ...clinics,
  ...clinicSettings,
  ...clinicPatients,
  ...eContacts,
  ...files,
  ...inboxRoutes,
  ...merge,
  findMedications,
  getPrescriptions,
  savePrescriptions,
  askHelperQuestions,
  summarizeAnswers,
  ...myDataRoutes,
  ...push,
  ...sickLeave,
  ...feedback,
  ...templateRoutes,
  listHeldReplies,
  undoReply,
  askSupport,
  listAdverts,
  listHubNotices,
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof routes
