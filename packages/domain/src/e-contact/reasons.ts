import { lengthOf, normaliseText } from '../typed-text.ts'

export const REJECT_REASONS = ['PATIENT_NOT_A_CLINIC_MEMBER', 'CLINIC_OVERWHELMED', 'SOMETHING_ELSE'] as const

export const ARCHIVE_REASONS = [
  'INFORMATION_DELIVERED',
  'RESOLVED_OUTSIDE_THE_PLATFORM',
  'PATIENT_NOT_ANSWERING',
  'SOMETHING_ELSE',
] as const

export const CLINIC_REOPEN_REASONS = [
  'INFORMATION_ACCIDENTALLY_MISSING',
  'PATIENT_ASKED_FOR_MORE_INFORMATION',
  'WRONG_INFORMATION',
  'SOMETHING_ELSE',
] as const

export const CANCEL_REASONS = [
  'RESOLVED_OUTSIDE_THE_PLATFORM',
  'INFORMATION_OBTAINED',
  'PROBLEM_RESOLVED',
  'SOMETHING_ELSE',
  'INFORMATION_SENT_WAS_INCORRECT',
] as const

export const PATIENT_REOPEN_REASONS = [
  'SYMPTOMS_CHANGED',
  'FIT_NOTE_OR_SICK_LEAVE_MATTERS',
  'WANTS_AN_EXPLANATION',
  'CLINIC_ASKED_TO_REPLY_AGAIN',
  'NO_INFORMATION_RECEIVED',
  'OTHER',
] as const

/** The reasons each action with a reason can give, in the order they are offered. */
export const REASONS = {
  REJECT: REJECT_REASONS,
  ARCHIVE: ARCHIVE_REASONS,
  CLINIC_REOPEN: CLINIC_REOPEN_REASONS,
  CANCEL: CANCEL_REASONS,
  PATIENT_REOPEN: PATIENT_REOPEN_REASONS,
} as const
export type ReasonedAction = keyof typeof REASONS

/** Longest own words beside a reason, in code points. */
export const REASON_TEXT_MAX = 500

/** Whether the reason says nothing by itself, so that own words are required. */
export function reasonNeedsText(reason: string): boolean {
  return reason === 'SOMETHING_ELSE' || reason === 'OTHER'
}

/**
 * Checks a reason and its free text.
 *
 * @param text the text as typed; up to 500 code points
 * @returns the broken rule, or null
 */
export function checkReason(
  action: ReasonedAction,
  reason: string | null | undefined,
  text: string | null | undefined,
): 'REASON_REQUIRED' | 'REASON_UNKNOWN' | 'REASON_TEXT_REQUIRED' | 'REASON_TEXT_TOO_LONG' | null {
  if (!reason) return 'REASON_REQUIRED'
  const known: readonly string[] = REASONS[action]
  if (!known.includes(reason)) return 'REASON_UNKNOWN'
  const words = normaliseText(text ?? '')
  if (words === '' && reasonNeedsText(reason)) return 'REASON_TEXT_REQUIRED'
  return lengthOf(words) > REASON_TEXT_MAX ? 'REASON_TEXT_TOO_LONG' : null
}
