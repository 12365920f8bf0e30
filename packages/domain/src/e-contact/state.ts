import type { EContactStatus, EventType, FinalizeStatus, Outcome, TimelineEntryType } from './status.ts'

/** Everything the life cycle needs to know of an e-contact. Instants are ISO 8601 in UTC. */
export type EContactState = {
  status: EContactStatus
  finalizeStatus: FinalizeStatus
  outcome: Outcome | null
  /** The patient is new to the clinic and the clinic has not decided yet. */
  acceptanceRequired: boolean
  /** The patient may write from this instant on; null when nothing is locked. */
  replyBlockedUntil: string | null
  completedAt: string | null
  assigneeUserId: number | null
  /** The clinic asked something that the patient has not answered. */
  inquiryOpen: boolean
  /** It goes on in another e-contact, into which it was merged. */
  mergedAway?: boolean
}

export type Side = 'PATIENT' | 'CLINIC'

export const ACTIONS = [
  'ADD_INFO',
  'ANSWER_INQUIRY',
  'CANCEL',
  'PATIENT_REOPEN',
  'UPLOAD',
  'FINALIZE',
  'INQUIRE',
  'COMPLETE',
  'ARCHIVE',
  'ACCEPT',
  'REJECT',
  'CLINIC_REOPEN',
  'ASSIGN',
  'ADD_NOTE',
  'CLINIC_UPLOAD',
  'GIVE_FEEDBACK',
] as const
export type Action = (typeof ACTIONS)[number]

export const REFUSAL_TEXTS = [
  'REPLY_NOT_OPEN_YET',
  'ACCEPT_FIRST',
  'ALREADY_SENT',
  'NOT_SENT_YET',
  'STILL_OPEN',
  'FEEDBACK_NOT_OPEN',
  'FEEDBACK_OVER',
  'MERGED_AWAY',
  'MERGE_NOT_ALIKE',
  'MERGE_SHOWS_MORE',
  'MERGE_HOLDS_OTHERS',
  'MERGE_UNDO_OVER',
  'MERGE_UNDO_NEWER',
] as const
export type RefusalText = (typeof REFUSAL_TEXTS)[number]

/**
 * KEY becomes a 469 answer, TEXT a 468 answer with the words of `refusals.<text>`. OUTDATED becomes a 409 answer with the
 * present version: a colleague took the decision in the meantime.
 */
export type Refusal =
  | { kind: 'KEY'; key: 'E_CONTACT_ALREADY_CLOSED' }
  | { kind: 'TEXT'; text: RefusalText; until?: string }
  | { kind: 'OUTDATED' }

export type DecisionInput = {
  now: string
  byUserId: number
  /** INQUIRE: until when the patient may not answer; check it with `checkReplyBlockedUntil` first. */
  replyBlockedUntil?: string | null
  /** ASSIGN: the new responsible person; null or absent takes the present one away. */
  assigneeUserId?: number | null
  /** FINALIZE: the sending went wrong. */
  failed?: boolean
}

export type Decision =
  | { ok: true; next: EContactState; entry: TimelineEntryType | null; events: EventType[] }
  | { ok: false; refusal: Refusal }
