import type { Tx } from '../../../db/database.ts'
import { enqueue } from '../../../jobs/queue.ts'
import type { PushSender } from '../../../adapters/push/push-sender.ts'
import { insertNotice, type NoticeKind } from '../ledger-repository.ts'
import type { EventSubject } from '../subjects-repository.ts'
import { SEND_PUSH_JOB } from './send-push-job.ts'
import { listSubscriptionIds } from './subscriptions-repository.ts'

/** The sender of an e-contact knows that it was sent; a receipt by e-mail is there to be kept. */
const NOT_PUSHED: readonly NoticeKind[] = ['receipt']

/** Enters a push notice into the ledger and queues it for each device of its reader, once. */
export async function queuePush(
  tx: Tx,
  push: PushSender,
  subject: EventSubject,
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  if (subject.userId === null || NOT_PUSHED.includes(kind)) return
  const subscriptionIds = await listSubscriptionIds(tx, subject.userId, push.publicKey)
  if (subscriptionIds.length === 0) return
  const noticeId = await insertNotice(tx, { ...subject, kind, channel: 'PUSH', state: 'QUEUED' }, now)
  if (noticeId === undefined) return
  for (const subscriptionId of subscriptionIds)
    await enqueue(tx, {
      kind: SEND_PUSH_JOB,
      payload: { noticeId, subscriptionId },
      dedupeKey: `push:${noticeId}:${subscriptionId}`,
    })
}
