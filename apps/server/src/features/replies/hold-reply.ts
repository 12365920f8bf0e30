import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { Call } from '../../http/call.ts'
import { enqueue } from '../../jobs/queue.ts'
import { type AccessedEContact, checkChange } from '../e-contacts/index.ts'
import { colleagueOf } from '../../http/require-employment.ts'
import { insertHeldReply } from './held-replies-repository.ts'
import { changeOf, type Reply } from './reply.ts'

/** Sends a held reply when its time has come. */
export const RELEASE_JOB = 'release-held-reply'

/** Checks a reply as if it left now, and keeps it: nothing of it reaches the patient until the hold is over. */
export async function holdReply(
  tx: Tx,
  call: Call,
  accessed: AccessedEContact,
  reply: Reply,
  seconds: number,
): Promise<AccessedEContact> {
  const { eContact } = accessed
  const { userId } = call.principal()
  const { fileIds } = await checkChange(tx, call, accessed, changeOf(reply, call.now))
  const author = colleagueOf(call, eContact.clinicId)
  const releaseAt = new Date(call.now.getTime() + seconds * 1000)
  const id = await insertHeldReply(tx, {
    eContactId: eContact.id,
    clinicId: eContact.clinicId,
    userId,
    authorFirstName: author.firstName,
    authorSurname: author.surname,
    authorProfession: author.profession,
    action: reply.action,
    text: reply.text,
    fileIds,
    replyBlockedUntil: reply.replyBlockedUntil,
    releaseAt: releaseAt.toISOString(),
    now: call.now,
  })
  await enqueue(tx, {
    kind: RELEASE_JOB,
    payload: { heldReplyId: id },
    runAt: releaseAt,
    dedupeKey: `${RELEASE_JOB}:${id}`,
  })
  recordEvents(tx, eContact, ['E_CONTACT_REPLY_HELD'], userId, call.now)
  return accessed
}
