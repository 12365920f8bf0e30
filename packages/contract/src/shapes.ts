import { LANGUAGES } from '@vastus/domain/locale'
import { ROLES, PROFESSIONS } from '@vastus/domain/roles'
import {
  DIRECTIONS,
  E_CONTACT_STATUSES,
  FINALIZE_STATUSES,
  OUTCOMES,
  TIMELINE_ENTRY_TYPES,
} from '@vastus/domain/e-contact/status'
import { HELD_ACTIONS, HELD_REPLY_STATES } from '@vastus/domain/e-contact/hold'
import { ACTIONS } from '@vastus/domain/e-contact/transitions'
import { FEEDBACK_KEYWORDS, FEEDBACK_RATINGS, FEEDBACK_TYPES } from '@vastus/domain/feedback/feedback'
import { SCAN_RESULTS } from '@vastus/domain/files/scan-result'
import { DANGER_LEVELS, LOWERING_REASONS } from '@vastus/domain/danger-signs/context'
import { DANGER_RULE_IDS } from '@vastus/domain/danger-signs/rules'
import { SESSION_METHODS } from '@vastus/domain/identity/sign-in-methods'
import { SEXES } from '@vastus/domain/identity/sex'
import { REACHES } from '@vastus/domain/persons/reach'
import { LEAVE_TYPES, LEAVE_VARIANTS } from '@vastus/domain/sick-leave/leave'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import * as z from 'zod/mini'
import { calendarDate, fileId, id, instant, version } from './fields.ts'
import { prescription } from './prescriptions.ts'

export const role = z.enum(ROLES)
export const profession = z.enum(PROFESSIONS)
export const language = z.enum(LANGUAGES)
export const eContactType = z.enum(TYPE_CODES)
export const sex = z.enum(SEXES)

export const dangerLevel = z.enum(DANGER_LEVELS)

/** A danger-sign rule that fits, how soon somebody must act, the words that made it fit, and what made it count less. */
const dangerSign = z.object({
  ruleId: z.enum(DANGER_RULE_IDS),
  level: dangerLevel,
  words: z.array(z.string()),
  because: z.nullable(z.enum(LOWERING_REASONS)),
  loweredBy: z.array(z.string()),
  /** The patient was shown it, and says that the text does not mean it. */
  notMeant: z.optional(z.literal(true)),
  /** The clinic has said to the caller what to do. */
  saidToCaller: z.optional(z.literal(true)),
  /** What staff say of it; absent while nobody has. */
  isRight: z.optional(z.boolean()),
})

/** The signed-in user, as sign-in and `GET /login` answer. */
export const loggedInUser = z.object({
  id,
  firstName: z.string(),
  surname: z.string(),
  email: z.string(),
  /** Whether a code that was mailed to the address came back. */
  isEmailConfirmed: z.boolean(),
  phone: z.nullable(z.string()),
  personId: z.nullable(id),
  permissions: z.array(role),
  activeRole: z.nullable(role),
  incompleteProfile: z.boolean(),
  language,
  /** How the session was begun. */
  signInMethod: z.enum(SESSION_METHODS),
  /** With a digital ID, or with a password and a second factor. */
  isStrong: z.boolean(),
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

/** What the patient told of a sick or care leave: what is null was not asked. */
export const sickLeave = z.object({
  variant: z.enum(LEAVE_VARIANTS),
  leaveType: z.enum(LEAVE_TYPES),
  startDate: z.nullable(calendarDate),
  jobTitle: z.nullable(z.string()),
  jobDescription: z.nullable(z.string()),
  worksWeekends: z.nullable(z.boolean()),
  unavailableDates: z.nullable(z.string()),
  returnDate: z.nullable(calendarDate),
  caredForPersonalCode: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  createdAt: instant,
})
export type SickLeave = z.output<typeof sickLeave>

export const feedback = z.object({
  id,
  type: z.enum(FEEDBACK_TYPES),
  rating: z.literal(FEEDBACK_RATINGS),
  keywords: z.array(z.enum(FEEDBACK_KEYWORDS)),
  /** Null where the caller may not see medical content. */
  message: z.nullable(z.string()),
  createdAt: instant,
})
export type Feedback = z.output<typeof feedback>

/** What the caller may do now, from the life cycle's table: the screen asks nothing else. */
export const abilities = z.partialRecord(z.enum(ACTIONS), z.boolean())

/** One that goes on in another: what was said in it is shown there, with its id. */
export const mergedEContact = z.object({
  id,
  eContactType,
  createdAt: instant,
  mergedAt: instant,
  /** For the clinic alone: who merged it, and until when the newest merge can be undone. */
  by: z.optional(z.object({ firstName: z.string(), surname: z.string() })),
  undoUntil: z.optional(instant),
  /** Null where the caller may not see medical content. */
  sickLeave: z.nullable(sickLeave),
})
export type MergedEContact = z.output<typeof mergedEContact>

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
  /** The questionnaire that the patient is asked to fill in. */
  askedQuestionnaire: z.optional(eContactType),
  /** By which day, where one was named. */
  answerBy: z.optional(calendarDate),
  /** A questionnaire was filled in. */
  hasResponses: z.optional(z.boolean()),
  abilities,
  /** Where it goes on, once it was merged into another one. */
  mergedIntoId: z.optional(z.nullable(id)),
  /** What was merged into it, the newest merge first. */
  merged: z.optional(z.array(mergedEContact)),
}

export const patientEContact = z.object({
  ...eContactBase,
  patient: person,
  text: z.string(),
  /** Also those of the message being written. */
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
  /** When the clinic first opened it. */
  clinicFirstSeenAt: z.nullable(instant),
  /** The part that the responsible person plays in the clinic. */
  assigneeProfession: z.nullable(profession),
  /** Set where the reader wrote for somebody else and may not act for them any more. */
  representationEnded: z.optional(z.boolean()),
  sickLeave: z.optional(z.nullable(sickLeave)),
  /** What the patient has given, at most one of each type. */
  feedback: z.optional(z.array(feedback)),
})
export type PatientEContact = z.output<typeof patientEContact>

export const clinicEContact = z.object({
  ...eContactBase,
  patient: z.object({ ...person.shape, listCode: z.nullable(z.string()), clinicMember: z.boolean() }),
  /** Null where the caller may not see medical content. */
  text: z.nullable(z.string()),
  /** Of messages that were sent. */
  files: z.array(file),
  /** The caller's own, of the reply being written. */
  unsentFiles: z.array(file),
  /** True where texts, files and previews are withheld from this caller. */
  medicalHidden: z.boolean(),
  /** What the danger-sign rules found when it was sent, with the words that matched; empty where medical content is hidden. */
  dangerSigns: z.array(dangerSign),
  /** Each time that somebody had to act at once, for all staff: by when, who took it, and when the patient was called. */
  dangerAlarms: z.array(
    z.object({
      raisedAt: instant,
      dueAt: instant,
      takenAt: z.nullable(instant),
      takenBy: z.nullable(z.object({ firstName: z.string(), surname: z.string() })),
      calledAt: z.nullable(instant),
    }),
  ),
  /** When the patient last opened it. */
  patientLastSeenAt: z.nullable(instant),
  /** Null where the caller may not see medical content. */
  sickLeave: z.optional(z.nullable(sickLeave)),
  /** What the patient said of the clinic. */
  feedback: z.optional(z.array(feedback)),
  /** The newest summary by AI; null where there is none, or where the caller may not see medical content. */
  aiSummary: z.optional(z.nullable(z.string())),
  /** Replies of staff that are about to leave, and what came back to oneself or to a colleague who has left; the patient sees none of them. */
  heldReplies: z.optional(
    z.array(
      z.object({
        id,
        author: z.object({ id, firstName: z.string(), surname: z.string() }),
        action: z.enum(HELD_ACTIONS),
        state: z.enum(HELD_REPLY_STATES),
        /** Null where the caller may not see medical content. */
        text: z.nullable(z.string()),
        releaseAt: instant,
      }),
    ),
  ),
  /** Who of the clinic has it open; told when it is asked for, and by the socket from then on. */
  viewers: z.optional(z.array(personName)),
  /** Whether the patient's side has an e-mail address at which it hears of an answer. */
  canBeNotified: z.optional(z.boolean()),
  /** How a message reaches the patient's side. */
  reach: z.optional(z.enum(REACHES)),
  /** Who became this patient last, while that can be undone. */
  patientJoin: z.optional(
    z.object({ formerPersonId: id, firstName: z.string(), surname: z.string(), undoableUntil: instant }),
  ),
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
  /** The gravest level of the danger signs in it, for all staff; which signs and in which words depends on the right to read it. */
  dangerLevel: z.optional(dangerLevel),
  /** The newest questionnaire with the score to show first; only for those who may see medical content. */
  questionnaire: z.optional(
    z.object({
      name: z.string(),
      /** Null where no score could be worked out. */
      score: z.nullable(z.number()),
      max: z.nullable(z.number()),
      band: z.nullable(z.record(language, z.string())),
      level: z.nullable(dangerLevel),
    }),
  ),
  /** Nobody has taken it yet: it comes before all others that are open. */
  dangerOpen: z.optional(z.boolean()),
  messagePreview: z.nullable(z.string()),
  /** The clinic wrote the words of the preview. */
  previewByClinic: z.optional(z.boolean()),
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
  /** What the clinic wrote, where `text` is its translation by AI; withheld like the text. */
  original: z.optional(z.string()),
  reason: z.nullable(z.string()),
  /** Whom an ASSIGNED entry made responsible, null for nobody; older ones do not tell. */
  assignee: z.optional(z.nullable(z.string())),
  replyBlockedUntil: z.nullable(instant),
  files: z.array(file),
  /** The medicines that the message asks to renew; withheld like its text. */
  prescriptions: z.optional(z.array(prescription)),
  /** A model put the text together from what its writer wrote; the writer read it and sent it. */
  madeWithAi: z.optional(z.boolean()),
  /** What the danger-sign rules found in a later message of the patient; for staff who may see its text. */
  dangerSigns: z.optional(z.array(dangerSign)),
  /** In which e-contact it was said, where that was merged into the one shown. */
  eContactId: z.optional(id),
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const note = z.object({
  id,
  createdAt: instant,
  author: z.object({ id, firstName: z.string(), surname: z.string() }),
  /** Null where a colleague wrote it and the caller may not see medical content. */
  text: z.nullable(z.string()),
  /** For which e-contact it was written, where that was merged into the one shown. */
  eContactId: z.optional(id),
})
export type Note = z.output<typeof note>
