import { ROLES, PROFESSIONS } from '@vastus/domain/roles'
import {
  DIRECTIONS,
  E_CONTACT_STATUSES,
  FINALIZE_STATUSES,
  OUTCOMES,
  TIMELINE_ENTRY_TYPES,
} from '@vastus/domain/e-contact/status'
import { ACTIONS } from '@vastus/domain/e-contact/transitions'
import { SCAN_RESULTS } from '@vastus/domain/files/scan-result'
import { SEXES } from '@vastus/domain/identity/sex'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import * as z from 'zod/mini'
import { calendarDate, fileId, id, instant, version } from './fields.ts'

export const role = z.enum(ROLES)
export const profession = z.enum(PROFESSIONS)
export const language = z.enum(['et', 'en', 'ru', 'pl'])
export const eContactType = z.enum(TYPE_CODES)
export const sex = z.enum(SEXES)

/** The signed-in user, as sign-in and `GET /login` answer. */
export const loggedInUser = z.object({
  id,
  firstName: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  personId: z.nullable(id),
  permissions: z.array(role),
  activeRole: z.nullable(role),
  incompleteProfile: z.boolean(),
  language,
  jwtExpiresAt: instant,
  clinics: z.array(z.object({ clinicId: id, name: z.string(), profession })),
})
export type LoggedInUser = z.output<typeof loggedInUser>

export const personName = z.object({ id, firstName: z.string(), surname: z.string() })

export const person = z.object({
  id,
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: calendarDate,
  sex,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type Person = z.output<typeof person>

export const file = z.object({
  id: fileId,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  scanResult: z.enum(SCAN_RESULTS),
  uploadedBy: z.enum(['PATIENT', 'CLINIC']),
  createdAt: instant,
  thumbnailURL: z.nullable(z.string()),
  largeURL: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type FileShape = z.output<typeof file>

export const inquiry = z.object({
  id,
  question: z.string(),
  openedAt: instant,
  answeredAt: z.nullable(instant),
  questionFileIds: z.array(fileId),
})

/** What the caller may do now, from the life cycle's table: the screen asks nothing else. */
export const abilities = z.partialRecord(z.enum(ACTIONS), z.boolean())

const eContactBase = {
  id,
  eContactType,
  status: z.enum(E_CONTACT_STATUSES),
  finalizeStatus: z.enum(FINALIZE_STATUSES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  direction: z.enum(DIRECTIONS),
  createdAt: instant,
  updatedAt: instant,
  completedAt: z.nullable(instant),
  clinicId: id,
  clinicName: z.string(),
  creator: personName,
  assigneeUser: z.nullable(z.object({ id, firstName: z.string(), surname: z.string(), active: z.boolean() })),
  acceptanceRequired: z.boolean(),
  replyBlockedUntil: z.nullable(instant),
  version,
  /** By when the clinic promises to answer, while it is waited for; three quarters through, it is soon. */
  answerSoonAt: z.optional(z.nullable(instant)),
  answerDueAt: z.optional(z.nullable(instant)),
  inquiry: z.nullable(inquiry),
  abilities,
}

export const patientEContact = z.object({
  ...eContactBase,
  patient: person,
  text: z.string(),
  files: z.array(file),
  /** The newest entry that the patient may see, shortened. */
  lastEntry: z.nullable(
    z.object({
      type: z.enum(TIMELINE_ENTRY_TYPES),
      createdAt: instant,
      byClinic: z.boolean(),
      preview: z.string(),
    }),
  ),
  /** When the clinic last opened it. */
  clinicLastSeenAt: z.nullable(instant),
})
export type PatientEContact = z.output<typeof patientEContact>

export const clinicEContact = z.object({
  ...eContactBase,
  patient: z.object({ ...person.shape, listCode: z.nullable(z.string()), clinicMember: z.boolean() }),
  /** Null where the caller may not see medical content. */
  text: z.nullable(z.string()),
  files: z.array(file),
  /** True where texts, files and previews are withheld from this caller. */
  medicalHidden: z.boolean(),
  /** When the patient last opened it. */
  patientLastSeenAt: z.nullable(instant),
  /** What became of each notice to the patient. */
  notices: z.array(
    z.object({
      id,
      kind: z.string(),
      channel: z.enum(['EMAIL', 'SMS', 'PUSH']),
      state: z.enum(['QUEUED', 'SENT', 'FAILED', 'NO_ADDRESS']),
      createdAt: instant,
      sentAt: z.nullable(instant),
    }),
  ),
})
export type ClinicEContact = z.output<typeof clinicEContact>

export const dashboardRow = z.object({
  id,
  eContactType,
  status: z.enum(E_CONTACT_STATUSES),
  finalizeStatus: z.enum(FINALIZE_STATUSES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  direction: z.enum(DIRECTIONS),
  clinicId: id,
  version,
  createdAt: instant,
  updatedAt: instant,
  acceptanceRequired: z.boolean(),
  replyBlockedUntil: z.nullable(instant),
  patient: z.object({
    id,
    firstName: z.string(),
    surname: z.string(),
    personalCode: z.nullable(z.string()),
    birthDate: calendarDate,
    sex,
    listCode: z.nullable(z.string()),
    clinicMember: z.boolean(),
  }),
  creator: personName,
  assigneeUser: z.nullable(z.object({ id, firstName: z.string(), surname: z.string(), active: z.boolean() })),
  /** Since when the clinic is waited for; null while it is not. */
  waitingSince: z.optional(z.nullable(instant)),
  answerSoonAt: z.optional(z.nullable(instant)),
  answerDueAt: z.optional(z.nullable(instant)),
  fileCount: z.int(),
  unread: z.boolean(),
  messagePreview: z.nullable(z.string()),
})
export type DashboardRow = z.output<typeof dashboardRow>

export const timelineEntry = z.object({
  id,
  type: z.enum(TIMELINE_ENTRY_TYPES),
  createdAt: instant,
  author: z.object({
    role: z.enum(['PATIENT', 'REPRESENTATIVE', 'CLINIC', 'SYSTEM']),
    firstName: z.string(),
    surname: z.string(),
    profession: z.nullable(profession),
  }),
  /** Null where the caller may not see medical content. */
  text: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  replyBlockedUntil: z.nullable(instant),
  files: z.array(file),
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const note = z.object({
  id,
  createdAt: instant,
  author: z.object({ id, firstName: z.string(), surname: z.string() }),
  text: z.string(),
})
export type Note = z.output<typeof note>
