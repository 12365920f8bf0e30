import type { Direction, EContactStatus, FinalizeStatus, Outcome } from '@vastus/domain/e-contact/status'
import type { EContactState } from '@vastus/domain/e-contact/transitions'
import type { TypeCode } from '@vastus/domain/types/catalogue'

/** An e-contact as it is stored. Instants are ISO 8601 in UTC. */
export type EContact = {
  id: number
  clinicId: number
  patientPersonId: number
  creatorPersonId: number
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
  clinicLastSeenAt: string | null
  patientLastSeenAt: string | null
  completedAt: string | null
  finalizedAt: string | null
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
    inquiryOpen: eContact.inquiryOpenedAt !== null && eContact.inquiryAnsweredAt === null,
  }
}

/** The stored form of a new state; a question that was dropped unanswered goes with it. */
export function withState(eContact: EContact, next: EContactState): EContact {
  const { inquiryOpen, ...state } = next
  const wasOpen = stateOf(eContact).inquiryOpen
  const dropped = wasOpen && !inquiryOpen
  return {
    ...eContact,
    ...state,
    inquiryQuestion: dropped ? null : eContact.inquiryQuestion,
    inquiryOpenedAt: dropped ? null : eContact.inquiryOpenedAt,
  }
}
