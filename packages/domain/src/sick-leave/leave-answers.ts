import type { LeaveType, LeaveVariant } from './leave.ts'

/** What either form can hold. Dates are `YYYY-MM-DD` in the clinic's calendar; what is absent was not asked. */
export type LeaveAnswers = {
  leaveType?: LeaveType | undefined
  startDate?: string | undefined
  jobTitle?: string | undefined
  jobDescription?: string | undefined
  worksWeekends?: boolean | undefined
  /** Days on which the patient cannot come to the clinic, in own words. */
  unavailableDates?: string | undefined
  returnDate?: string | undefined
  caredForPersonalCode?: string | undefined
  notes?: string | undefined
}
export type LeaveField = keyof LeaveAnswers

/** The fields of each form, in the order in which they are asked. */
export const LEAVE_FIELDS = {
  START: ['leaveType', 'startDate', 'jobTitle', 'jobDescription', 'worksWeekends', 'unavailableDates'],
  END: ['leaveType', 'returnDate', 'caredForPersonalCode', 'notes'],
} as const satisfies Record<LeaveVariant, readonly LeaveField[]>
