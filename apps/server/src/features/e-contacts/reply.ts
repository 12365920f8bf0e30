import type { Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Change } from './change-e-contact.ts'
import type { EContact } from './e-contact.ts'

/** Tells the patient that a postponed reply may now be written; handled by the notifications. */
export const REPLY_OPENS_JOB = 'reply-opens'

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
    besides: { inquiryQuestion: text, inquiryOpenedAt: now.toISOString(), inquiryAnsweredAt: null },
  }
}

/** A patient who may answer later gets a notice when the time has come. */
export async function promiseOpening(
  tx: Tx,
  { id, version }: EContact,
  { replyBlockedUntil }: Pick<Reply, 'replyBlockedUntil'>,
): Promise<void> {
  if (replyBlockedUntil === null) return
  await enqueue(tx, {
    kind: REPLY_OPENS_JOB,
    payload: { eContactId: id, replyBlockedUntil },
    runAt: new Date(replyBlockedUntil),
    dedupeKey: `${REPLY_OPENS_JOB}:${id}:${version}`,
  })
}
