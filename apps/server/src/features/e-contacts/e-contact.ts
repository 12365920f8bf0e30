import type { Direction, EContactStatus, FinalizeStatus, Outcome } from '@vastus/domain/e-contact/status'
import type { EContactState } from '@vastus/domain/e-contact/transitions'
import type { TypeCode } from '@vastus/domain/types/catalogue'

/** An e-contact as it is stored. Instants are ISO 8601 in UTC. */
export type EContact = {
  id: number
  clinicId: number
  patientPersonId: number
  creatorPersonId: number
  createdByUserId: number | null
  direction: Direction
  eContactType: TypeCode
  status: EContactStatus
  finalizeStatus: FinalizeStatus
  outcome: Outcome | null
  acceptanceRequired: boolean
  replyBlockedUntil: string | null
  inquiryQuestion: string | null
  inquiryOpenedAt: string | null
  inquiryAnsweredAt: string | null
  text: string
  assigneeUserId: number | null
  clinicFirstSeenAt: string | null
  clinicLastSeenAt: string | null
  patientLastSeenAt: string | null
  completedAt: string | null
  finalizedAt: string | null
  /** The one in which it goes on, once it was merged away. */
  mergedIntoId: number | null
  version: number
  createdAt: string
  updatedAt: string
}

/** What the life cycle needs to know of it. */
export function stateOf(eContact: EContact): EContactState {
  const {
    status,
    finalizeStatus,
    outcome,
    acceptanceRequired,
    replyBlockedUntil,
    completedAt,
    assigneeUserId,
  } = eContact
  return {
    status,
    finalizeStatus,
    outcome,
    acceptanceRequired,
    replyBlockedUntil,
    completedAt,
    assigneeUserId,
    mergedAway: eContact.mergedIntoId !== null,
    inquiryOpen: eContact.inquiryOpenedAt !== null && eContact.inquiryAnsweredAt === null,
  }
}

/** What changes beside the state, such as the question itself. */
export type AlsoSet = Partial<Pick<EContact, 'inquiryQuestion' | 'inquiryOpenedAt' | 'inquiryAnsweredAt'>>

/** The stored form of a new state; a question that was dropped unanswered goes with it. */
export function withState(eContact: EContact, next: EContactState, alsoSet: AlsoSet = {}): EContact {
  const { inquiryOpen, mergedAway: _pointer, ...state } = next
  const changed = { ...eContact, ...state, ...alsoSet }
  const isDropped = stateOf(eContact).inquiryOpen && !inquiryOpen && changed.inquiryAnsweredAt === null
  return isDropped ? { ...changed, inquiryQuestion: null, inquiryOpenedAt: null } : changed
}
