import type { ClinicEContact } from '@vastus/contract/shapes'
import { undoableUntil } from '@vastus/domain/identity/account-join'
import type { Tx } from '../../db/database.ts'
import type { AccessedEContact } from '../e-contacts/index.ts'
import { listDetails, listNotices, listQuestionFileIds } from './details-repository.ts'
import { listShownReplies } from './held-replies-repository.ts'
import { listFilesForStaff } from './message-files-repository.ts'
import { presentBase, presentPatient } from './present-base.ts'
import { presentFile } from './present-file.ts'
import { listDangerSigns } from './danger-signs-repository.ts'

/** An e-contact as staff see it; texts and files are left out for those who may not see medical content. */
export async function presentForClinic(
  tx: Tx,
  { eContact, medicalHidden }: AccessedEContact,
  now: Date,
): Promise<ClinicEContact> {
  const ids = [eContact.id]
  const [[details], allQuestionFileIds, files, notices, held, dangerSigns] = await Promise.all([
    listDetails(tx, ids, now),
    listQuestionFileIds(tx, ids),
    medicalHidden ? [] : listFilesForStaff(tx, eContact.id),
    listNotices(tx, eContact.id),
    listShownReplies(tx, eContact.id),
    medicalHidden ? [] : listDangerSigns(tx, eContact.id),
  ])
  if (!details) throw new Error(`e-contact ${eContact.id} has nothing to show`)
  const questionFileIds = allQuestionFileIds.get(eContact.id) ?? []
  const { askedQuestionnaire, answerBy, ...base } = presentBase(
    eContact,
    details,
    'CLINIC',
    questionFileIds,
    now,
  )
  const { dangerAlarms, patientJoin } = details
  const alarm = dangerAlarms.find(({ takenAt }) => takenAt === null)
  return {
    ...base,
    ...(askedQuestionnaire && !medicalHidden ? { askedQuestionnaire, ...(answerBy && { answerBy }) } : {}),
    // As in the list: what nobody has taken is due before anything that was promised.
    ...(alarm ? { answerSoonAt: alarm.raisedAt, answerDueAt: alarm.dueAt } : {}),
    inquiry:
      base.inquiry && medicalHidden ? { ...base.inquiry, question: '', questionFileIds: [] } : base.inquiry,
    patient: {
      ...presentPatient(eContact, details),
      listCode: details.patientListCode,
      clinicMember: details.patientClinicMember,
    },
    text: medicalHidden ? null : eContact.text,
    files: files.filter((file) => file.isSent).map(presentFile),
    unsentFiles: files.filter((file) => !file.isSent).map(presentFile),
    medicalHidden,
    dangerSigns,
    dangerAlarms,
    patientLastSeenAt: eContact.patientLastSeenAt,
    merged: medicalHidden ? base.merged.map((each) => ({ ...each, sickLeave: null })) : base.merged,
    sickLeave: medicalHidden ? null : details.sickLeave,
    feedback: details.feedback.map(({ eContactId: _origin, ...each }) =>
      medicalHidden ? { ...each, message: null } : each,
    ),
    aiSummary: medicalHidden ? null : details.aiSummary,
    heldReplies: held.map((reply) => ({
      id: reply.id,
      author: { id: reply.userId, firstName: reply.authorFirstName, surname: reply.authorSurname },
      action: reply.action,
      state: reply.state,
      text: medicalHidden ? null : reply.text,
      releaseAt: reply.releaseAt,
    })),
    canBeNotified: details.creatorHasEmail,
    ...(details.creatorReach === null ? {} : { reach: details.creatorReach }),
    ...(patientJoin && {
      patientJoin: {
        formerPersonId: patientJoin.formerId,
        firstName: patientJoin.firstName,
        surname: patientJoin.surname,
        undoableUntil: undoableUntil(patientJoin.joinedAt),
      },
    }),
    notices,
  }
}
