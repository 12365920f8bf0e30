import type { Standing } from '@vastus/domain/e-contact/merge'
import type { EContact } from '../e-contacts/index.ts'

/** The part of an e-contact that a merge may change. */
export function standingOf(eContact: EContact): Standing {
  const { status, replyBlockedUntil, assigneeUserId } = eContact
  const { inquiryQuestion, inquiryOpenedAt, inquiryAnsweredAt } = eContact
  return { status, replyBlockedUntil, assigneeUserId, inquiryQuestion, inquiryOpenedAt, inquiryAnsweredAt }
}
