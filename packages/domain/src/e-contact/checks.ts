import { isOpen } from './status.ts'
import type { DecisionInput, EContactState, Refusal, RefusalText } from './state.ts'

/** Days after completion in which the patient may reopen, and may leave feedback. */
export const REOPEN_WINDOW_DAYS = 30
export const FEEDBACK_WINDOW_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** A condition of an action: null when it holds, else why not. */
export type Check = (state: EContactState, input: DecisionInput) => Refusal | null

const CLOSED: Refusal = { kind: 'KEY', key: 'E_CONTACT_ALREADY_CLOSED' }
const text = (code: RefusalText): Refusal => ({ kind: 'TEXT', text: code })
const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b)

function isWithinDays(completedAt: string | null, now: string, days: number): boolean {
  return completedAt !== null && Date.parse(now) <= Date.parse(completedAt) + days * DAY_MS
}

/** Until then the patient may reopen what was completed, as an ISO 8601 instant. */
export function reopenableUntil(completedAt: string): string {
  return new Date(Date.parse(completedAt) + REOPEN_WINDOW_DAYS * DAY_MS).toISOString()
}

export const sent: Check = (s) => (s.finalizeStatus === 'SUBMITTED' ? null : text('NOT_SENT_YET'))
export const isGivenUp = (s: EContactState) =>
  s.finalizeStatus === 'CANCELLED' || s.finalizeStatus === 'FAILED'
export const notGivenUp: Check = (s) => (isGivenUp(s) ? CLOSED : null)
export const notMergedAway: Check = (s) => (s.mergedAway ? text('MERGED_AWAY') : null)
export const open: Check = (s) => (isOpen(s.status) ? null : CLOSED)
export const notRejected: Check = (s) => (s.status === 'rejected' ? CLOSED : null)
export const closedEarlier: Check = (s) => (isOpen(s.status) ? text('STILL_OPEN') : null)
export const accepted: Check = (s) => (s.acceptanceRequired ? text('ACCEPT_FIRST') : null)
export const undecided: Check = (s) => (s.acceptanceRequired ? null : { kind: 'OUTDATED' })
export const inquiryOpen: Check = (s) => (s.inquiryOpen ? null : CLOSED)

export const replyAllowed: Check = (s, { now }) =>
  s.replyBlockedUntil !== null && isBefore(now, s.replyBlockedUntil)
    ? { kind: 'TEXT', text: 'REPLY_NOT_OPEN_YET', until: s.replyBlockedUntil }
    : null

export const insideReopenWindow: Check = (s, { now }) =>
  isWithinDays(s.completedAt, now, REOPEN_WINDOW_DAYS) ? null : CLOSED

// A patient's cancelled first e-contact was never decided on: only the patient may bring it back.
export const wasAccepted: Check = (s) => (s.acceptanceRequired ? CLOSED : null)

export const feedbackOpen: Check = (s) =>
  s.status === 'completed' && s.outcome !== 'CANCELLED' ? null : text('FEEDBACK_NOT_OPEN')
export const insideFeedbackWindow: Check = (s, { now }) =>
  isWithinDays(s.completedAt, now, FEEDBACK_WINDOW_DAYS) ? null : text('FEEDBACK_OVER')

export const finalizable: Check = (s, { failed = false }) => {
  if (s.finalizeStatus === 'SUBMITTED') return failed ? text('ALREADY_SENT') : null
  return !failed && isGivenUp(s) ? CLOSED : null
}
