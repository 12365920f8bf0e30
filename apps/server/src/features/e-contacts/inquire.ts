import type { sendInquiry as route } from '@vastus/contract/e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import { checkReplyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Accessed } from './access-e-contact.ts'
import { applyChange, openForChange } from './change-e-contact.ts'
import { getClinicCalendar } from './details-repository.ts'

/** Tells the patient that a postponed reply may now be written; handled by the notifications. */
export const REPLY_OPENS_JOB = 'reply-opens'

/** A reply that leaves the e-contact open: the patient may answer, at once or from a chosen moment. */
export async function inquire(
  tx: Tx,
  call: Call,
  id: number,
  body: RouteInput<typeof route>['body'],
): Promise<Accessed> {
  const accessed = await openForChange(tx, call, id)
  const replyBlockedUntil = body.replyBlockedUntil ?? null
  const { timeZone } = await getClinicCalendar(tx, accessed.eContact.clinicId)
  const rule = checkReplyBlockedUntil(replyBlockedUntil, { now: call.now, timeZone })
  if (rule) throw new InvalidInput([{ path: 'replyBlockedUntil', rule }])

  const changed = await applyChange(tx, call, accessed, {
    action: 'INQUIRE',
    input: { replyBlockedUntil },
    message: { text: body.question, fileIds: body.questionFileIds, replyBlockedUntil },
    besides: {
      inquiryQuestion: body.question,
      inquiryOpenedAt: call.now.toISOString(),
      inquiryAnsweredAt: null,
    },
  })
  if (replyBlockedUntil !== null)
    await enqueue(tx, {
      kind: REPLY_OPENS_JOB,
      payload: { eContactId: id, replyBlockedUntil },
      runAt: new Date(replyBlockedUntil),
      dedupeKey: `${REPLY_OPENS_JOB}:${id}:${changed.eContact.version}`,
    })
  return changed
}
