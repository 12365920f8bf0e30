import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enqueue } from '../../jobs/queue.ts'
import { type AccessedEContact, checkChange } from '../e-contacts/index.ts'
import { colleagueOf } from '../../http/require-employment.ts'
import { insertHeldReply } from './held-replies-repository.ts'
import { type Accepting, changeOf, type Closing, type Reply } from './reply.ts'

/** Sends a held reply when its time has come. */
export const RELEASE_JOB = 'release-held-reply'

/** Checks a reply, an accepting or a closing as if it were done now, and keeps it: nothing of it reaches the patient until the hold is over. */
export async function holdReply(
  tx: Tx,
  request: RequestContext,
  accessed: AccessedEContact,
  reply: Reply | ((Closing | Accepting) & Omit<Reply, 'action' | 'text'>),
  seconds: number,
): Promise<AccessedEContact> {
  const { eContact } = accessed
  const { userId } = request.principal()
  const { fileIds } = await checkChange(tx, request, accessed, changeOf(reply, request.now))
  const author = colleagueOf(request, eContact.clinicId)
  const releaseAt = new Date(request.now.getTime() + seconds * 1000)
  const id = await insertHeldReply(tx, {
    eContactId: eContact.id,
    clinicId: eContact.clinicId,
    userId,
    authorFirstName: author.firstName,
    authorSurname: author.surname,
    authorProfession: author.profession,
    action: reply.action,
    reason: 'reason' in reply ? reply.reason : null,
    text: reply.text,
    original: reply.original ?? null,
    fileIds,
    replyBlockedUntil: reply.replyBlockedUntil,
    questionnaire: reply.questionnaire ?? null,
    answerBy: reply.answerBy ?? null,
    releaseAt: releaseAt.toISOString(),
    now: request.now,
  })
  await enqueue(tx, {
    kind: RELEASE_JOB,
    payload: { heldReplyId: id },
    runAt: releaseAt,
    dedupeKey: `${RELEASE_JOB}:${id}`,
  })
  recordEvents(tx, eContact, ['E_CONTACT_REPLY_HELD'], userId, request.now)
  return accessed
}
