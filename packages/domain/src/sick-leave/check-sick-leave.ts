import type { CountryCode } from '../country.ts'
import { checkLength, checkRequired } from '../field-rules.ts'
import { checkPersonalCode } from '../identity/personal-code.ts'
import { addDays, isCalendarDate } from '../time/time-zone.ts'
import type { LeaveVariant } from './leave.ts'
import { LEAVE_FIELDS, type LeaveAnswers, type LeaveField } from './leave-answers.ts'

/** A leave may begin, and end, so many days before and after today. */
const LEAVE_DAYS = 60
/** Longest texts, in code points. */
export const JOB_TITLE_MAX = 100
export const LEAVE_TEXT_MAX = 1000

export type LeaveRule =
  | 'REQUIRED'
  | 'DATE'
  | 'LEAVE_START_RANGE'
  | 'LEAVE_RETURN_RANGE'
  | 'LEAVE_RETURN_EARLY'
  | 'PERSONAL_CODE'
  | 'MAX_LENGTH'
  | 'FORM'
export type LeaveProblem = { field: LeaveField; rule: LeaveRule }

/** What the rules are asked against. */
export type LeaveSurroundings = {
  /** `YYYY-MM-DD` at the clinic. */
  today: string
  /** Of the clinic: decides what a personal code looks like. */
  country: CountryCode
  /** Whether the country requires personal codes. */
  isCodeRequired: boolean
  /** When the leave that ends began; null when the clinic was not told through the platform. */
  startedOn: string | null
}

/** The first and the last day on which a leave can begin, and on which work can go on after it. */
export function leaveBounds(today: string): { first: string; last: string } {
  return { first: addDays(today, -LEAVE_DAYS), last: addDays(today, LEAVE_DAYS) }
}

function isOutside(day: string, today: string): boolean {
  const { first, last } = leaveBounds(today)
  return day < first || day > last
}

function checkDay(day: string | undefined): 'REQUIRED' | 'DATE' | null {
  return checkRequired(day) ?? (isCalendarDate(day ?? '') ? null : 'DATE')
}

function checkText(text: string | undefined, max: number): 'MAX_LENGTH' | null {
  return checkLength(text ?? '', { max }) && 'MAX_LENGTH'
}

type FieldCheck = (answers: LeaveAnswers, around: LeaveSurroundings) => LeaveRule | null

const CHECKS: Record<LeaveField, FieldCheck> = {
  leaveType: ({ leaveType }) => (leaveType ? null : 'REQUIRED'),
  startDate: ({ startDate = '' }, { today }) =>
    checkDay(startDate) ?? (isOutside(startDate, today) ? 'LEAVE_START_RANGE' : null),
  jobTitle: ({ jobTitle }) => checkRequired(jobTitle) ?? checkText(jobTitle, JOB_TITLE_MAX),
  jobDescription: ({ jobDescription }) => checkText(jobDescription, LEAVE_TEXT_MAX),
  worksWeekends: ({ worksWeekends }) => (worksWeekends === undefined ? 'REQUIRED' : null),
  unavailableDates: ({ unavailableDates }) => checkText(unavailableDates, LEAVE_TEXT_MAX),
  returnDate: ({ returnDate = '' }, { today, startedOn }) =>
    checkDay(returnDate) ??
    (isOutside(returnDate, today) ? 'LEAVE_RETURN_RANGE' : null) ??
    (startedOn !== null && returnDate < startedOn ? 'LEAVE_RETURN_EARLY' : null),
  caredForPersonalCode: ({ leaveType, caredForPersonalCode = '' }, around) => {
    if (leaveType === 'CARE')
      return checkPersonalCode(caredForPersonalCode, { ...around, required: around.isCodeRequired })
    return caredForPersonalCode === '' ? null : 'FORM'
  },
  notes: ({ notes }) => checkText(notes, LEAVE_TEXT_MAX),
}

/**
 * Checks the answers of one form, field by field.
 *
 * An answer that the other form asks for is not of this form (FORM); a personal code is asked for care leave alone.
 *
 * @returns at most one broken rule of each field, in the order of the form
 */
export function checkSickLeave(
  variant: LeaveVariant,
  answers: LeaveAnswers,
  around: LeaveSurroundings,
): LeaveProblem[] {
  const asked: readonly LeaveField[] = LEAVE_FIELDS[variant]
  const broken = asked.flatMap((field): LeaveProblem[] => {
    const rule = CHECKS[field](answers, around)
    return rule ? [{ field, rule }] : []
  })
  const strange = (Object.keys(answers) as LeaveField[])
    .filter((field) => answers[field] !== undefined && !asked.includes(field))
    .map((field): LeaveProblem => ({ field, rule: 'FORM' }))
  return [...broken, ...strange]
}

/** How much a text of the form may hold, for the words of MAX_LENGTH. */
export function leaveTextMax(field: LeaveField): number {
  return field === 'jobTitle' ? JOB_TITLE_MAX : LEAVE_TEXT_MAX
}
