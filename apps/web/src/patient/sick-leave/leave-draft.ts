import { LEAVE_TYPES, type LeaveVariant } from '@vastus/domain/sick-leave/leave'
import { LEAVE_FIELDS, type LeaveAnswers } from '@vastus/domain/sick-leave/leave-answers'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { useDraft } from '../../shared/drafts/use-draft.tsx'

/** The form as it is typed; `text` is the long answer of each variant: what one does at work, or the notes. */
export type LeaveDraft = {
  text: string
  leaveType: string
  startDate: string
  jobTitle: string
  worksWeekends: string
  unavailableDates: string
  returnDate: string
  caredForPersonalCode: string
}

const EMPTY: LeaveDraft = {
  text: '',
  leaveType: '',
  startDate: '',
  jobTitle: '',
  worksWeekends: '',
  unavailableDates: '',
  returnDate: '',
  caredForPersonalCode: '',
}

export function useLeaveDraft(eContactId: number): Draft<LeaveDraft> {
  return useDraft(`my-e-contact:${eContactId}:leave`, EMPTY)
}

/** What would be sent: the fields of this form that say something. */
export function answersOf(variant: LeaveVariant, typed: LeaveDraft): LeaveAnswers {
  const leaveType = LEAVE_TYPES.find((type) => type === typed.leaveType)
  const all: LeaveAnswers = {
    leaveType,
    startDate: typed.startDate,
    jobTitle: typed.jobTitle,
    jobDescription: typed.text,
    worksWeekends: typed.worksWeekends === '' ? undefined : typed.worksWeekends === 'yes',
    unavailableDates: typed.unavailableDates,
    returnDate: typed.returnDate,
    // Typed for a care leave, then the choice was changed: it is not asked any more.
    caredForPersonalCode: leaveType === 'CARE' ? typed.caredForPersonalCode : undefined,
    notes: typed.text,
  }
  return Object.fromEntries(
    LEAVE_FIELDS[variant].flatMap((field) => {
      const answer = all[field]
      return answer === undefined || answer === '' ? [] : [[field, answer]]
    }),
  )
}
