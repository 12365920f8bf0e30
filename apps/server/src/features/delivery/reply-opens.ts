import type { Tx } from '../../db/database.ts'
import { postJob } from '../../jobs/queue.ts'

export const REPLY_OPENS_JOB = 'reply-opens'

/** A patient who may answer later gets a notice when the time has come. */
export function tellWhenReplyOpens(
  tx: Tx,
  { id, version }: { id: number; version: number },
  replyBlockedUntil: string | null,
): void {
  if (replyBlockedUntil === null) return
  postJob(tx, {
    kind: REPLY_OPENS_JOB,
    payload: { eContactId: id, replyBlockedUntil },
    runAt: new Date(replyBlockedUntil),
    dedupeKey: `${REPLY_OPENS_JOB}:${id}:${version}`,
  })
}
