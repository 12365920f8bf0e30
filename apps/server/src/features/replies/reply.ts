import type { HeldAction } from '@vastus/domain/e-contact/hold'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Change } from '../e-contacts/index.ts'

/** What staff say to the patient: the last word, or a question that leaves the e-contact open. */
export type Reply = {
  action: 'COMPLETE' | 'INQUIRE'
  text: string
  /** What the writer wrote, where `text` is its translation. */
  original?: string | null
  fileIds: readonly string[]
  replyBlockedUntil: string | null
  /** The questionnaire that the patient is asked to answer with. */
  questionnaire?: TypeCode | null
  /** By which day; `YYYY-MM-DD`. */
  answerBy?: string | null
}

/** The end without a reply: one of the fixed reasons, and own words beside it. */
export type Closing = { action: 'ARCHIVE' | 'REJECT'; reason: string; text: string }

/** A new patient is taken on, without a word. */
export type Accepting = { action: 'ACCEPT'; text: '' }

/** What waits to be done: a reply, an accepting, or a closing with its reason. */
export type Held = Omit<Reply, 'action'> & { action: HeldAction; reason: string | null }

/** The change of the e-contact that it is. @throws Error where a closing has no reason */
export function changeOf(held: Reply | Held | Closing | Accepting, now: Date): Change {
  const { action, text } = held
  if (action === 'ACCEPT') return { action }
  if (action === 'ARCHIVE' || action === 'REJECT') {
    if (!('reason' in held) || held.reason === null) throw new Error(`${action} without a reason`)
    return { action, message: { reason: held.reason, text } }
  }
  const { fileIds, replyBlockedUntil, original } = held as Reply
  if (action === 'COMPLETE') return { action, message: { text, original, fileIds } }
  return {
    action,
    input: { replyBlockedUntil },
    message: { text, original, fileIds, replyBlockedUntil },
    alsoSet: { inquiryQuestion: text, inquiryOpenedAt: now.toISOString(), inquiryAnsweredAt: null },
  }
}
