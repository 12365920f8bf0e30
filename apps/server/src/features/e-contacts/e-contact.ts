import type { Direction, EContactStatus, FinalizeStatus, Outcome } from '@vastus/domain/e-contact/status'
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
