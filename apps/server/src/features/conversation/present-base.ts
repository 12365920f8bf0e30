import type { MergedEContact } from '@vastus/contract/shapes'
import { mergeUndoneUntil } from '@vastus/domain/e-contact/merge'
import { abilities, type Side } from '@vastus/domain/e-contact/transitions'
import { stateOf } from '@vastus/domain/e-contact/stored-state'
import type { Details } from './details-repository.ts'
import type { EContact } from '../e-contacts/index.ts'

/** What both sides are shown of an e-contact. */
export function presentBase(
  eContact: EContact,
  details: Details,
  side: Side,
  questionFileIds: string[],
  now: Date,
) {
  return {
    id: eContact.id,
    eContactType: eContact.eContactType,
    status: eContact.status,
    finalizeStatus: eContact.finalizeStatus,
    outcome: eContact.outcome,
    direction: eContact.direction,
    createdAt: eContact.createdAt,
    updatedAt: eContact.updatedAt,
    completedAt: eContact.completedAt,
    clinicId: eContact.clinicId,
    clinicName: details.clinicName,
    creator: {
      id: eContact.creatorPersonId,
      firstName: details.creatorFirstName,
      surname: details.creatorSurname,
    },
    assigneeUser: presentAssignee(eContact.assigneeUserId, details),
    acceptanceRequired: eContact.acceptanceRequired,
    replyBlockedUntil: eContact.replyBlockedUntil,
    version: eContact.version,
    answerSoonAt: details.answerSoonAt,
    answerDueAt: details.answerDueAt,
    mergedIntoId: eContact.mergedIntoId,
    merged: details.merged.map((each, index) => presentMerged(each, side, index === 0)),
    inquiry: presentInquiry(eContact, questionFileIds),
    ...(details.askedQuestionnaire && stateOf(eContact).inquiryOpen
      ? {
          askedQuestionnaire: details.askedQuestionnaire,
          ...(details.answerBy ? { answerBy: details.answerBy } : {}),
        }
      : {}),
    ...(details.hasResponses ? { hasResponses: true } : {}),
    abilities: abilities(stateOf(eContact), side, now.toISOString()),
  }
}

export function presentPatient(eContact: EContact, details: Details) {
  return {
    id: eContact.patientPersonId,
    firstName: details.patientFirstName,
    surname: details.patientSurname,
    personalCode: details.patientPersonalCode,
    birthDate: details.patientBirthDate,
    sex: details.patientSex,
    email: details.patientEmail,
    phone: details.patientPhone,
  }
}

function presentAssignee(id: number | null, details: Details) {
  if (id === null || details.assigneeFirstName === null || details.assigneeSurname === null) return null
  return {
    id,
    firstName: details.assigneeFirstName,
    surname: details.assigneeSurname,
    active: details.assigneeActive === true,
  }
}

/** Who did it, and until when it can be undone, is for the clinic to know; the newest is undone first. */
function presentMerged(merged: Details['merged'][number], side: Side, isNewest: boolean): MergedEContact {
  const { by, ...shown } = merged
  if (side === 'PATIENT') return shown
  return { ...shown, by, ...(isNewest ? { undoUntil: mergeUndoneUntil(merged.mergedAt) } : {}) }
}

/** One question at a time, so it goes by the e-contact's id. */
function presentInquiry(eContact: EContact, questionFileIds: string[]) {
  const { id, inquiryQuestion, inquiryOpenedAt, inquiryAnsweredAt } = eContact
  if (inquiryQuestion === null || inquiryOpenedAt === null) return null
  return {
    id,
    question: inquiryQuestion,
    openedAt: inquiryOpenedAt,
    answeredAt: inquiryAnsweredAt,
    questionFileIds,
  }
}
