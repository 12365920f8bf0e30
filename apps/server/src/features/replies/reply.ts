import type { Change } from '../e-contacts/index.ts'

/** What staff say to the patient: the last word, or a question that leaves the e-contact open. */
export type Reply = {
  action: 'COMPLETE' | 'INQUIRE'
  text: string
  fileIds: readonly string[]
  replyBlockedUntil: string | null
}

/** The change of the e-contact that a reply is. */
export function changeOf({ action, text, fileIds, replyBlockedUntil }: Reply, now: Date): Change {
  if (action === 'COMPLETE') return { action, message: { text, fileIds } }
  return {
    action,
    input: { replyBlockedUntil },
    message: { text, fileIds, replyBlockedUntil },
    alsoSet: { inquiryQuestion: text, inquiryOpenedAt: now.toISOString(), inquiryAnsweredAt: null },
  }
}
