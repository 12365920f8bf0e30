import type { FileShape } from '@vastus/contract/shapes'
import type { OwnHeldReply } from '@vastus/contract/held-replies'
import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import { Forbidden, NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accessEContact } from '../e-contacts/index.ts'
import {
  findOfLeaver,
  findTakenBack,
  findTakenOver,
  listOwn,
  type OwnHeldReplyRow,
  settleHeld,
} from './held-replies-repository.ts'
import { handOverFiles, showUnsentFiles } from '../conversation/index.ts'

/** Takes one's own reply back before it left, or fetches the one that came back; it is then the caller's to keep. */
export async function undoReply(tx: Tx, request: RequestContext, id: number): Promise<OwnHeldReply> {
  const reply = await takeBack(tx, request, id)
  if (!reply) throw new Refused('REPLY_LEFT')
  return reply
}

/** The same for several e-contacts at the same moment. What left already stays with its patient. */
export async function undoReplies(
  tx: Tx,
  request: RequestContext,
  eContactIds: readonly number[],
): Promise<OwnHeldReply[]> {
  const replies: OwnHeldReply[] = []
  // In the order of their numbers: two such calls never wait for each other.
  for (const id of [...eContactIds].sort((a, b) => a - b)) {
    const reply = await takeBack(tx, request, id)
    if (reply) replies.push(reply)
  }
  return replies
}

async function takeBack(tx: Tx, request: RequestContext, id: number): Promise<OwnHeldReply | null> {
  const { eContact } = await accessEContact(tx, request, id, { lock: true })
  const { userId } = request.principal()
  const [held] = await listOwn(tx, userId, id)
  if (!held) return null
  await settleHeld(tx, held.id, { state: 'TAKEN_BACK' }, request.now)
  if (held.state === 'HELD') recordEvents(tx, eContact, ['E_CONTACT_REPLY_TAKEN_BACK'], userId, request.now)
  return present(held, await showUnsentFiles(tx, held.fileIds), request.now)
}

/**
 * Takes over a reply that came back to a colleague who has left the clinic since: its words and files are the caller's to send.
 *
 * @throws Forbidden for those who may not read it
 * @throws Refused where somebody was quicker, or nobody has left
 */
export async function takeOverReply(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  heldReplyId: number,
): Promise<OwnHeldReply> {
  const { eContact, medicalHidden } = await accessEContact(tx, request, eContactId, { lock: true })
  if (medicalHidden) throw new Forbidden()
  const held = await findOfLeaver(tx, eContactId, heldReplyId)
  if (!held) throw new Refused('REPLY_TAKEN_OVER')
  const { userId } = request.principal()
  await settleHeld(tx, held.id, { state: 'TAKEN_BACK' }, request.now)
  await handOverFiles(tx, held.fileIds, { from: held.userId, to: userId })
  recordEvents(tx, eContact, ['E_CONTACT_REPLY_TAKEN_BACK'], userId, request.now)
  return present(held, await showUnsentFiles(tx, held.fileIds), request.now)
}

/** The reply that an earlier call took over. @throws NotFound */
export async function getReplyTakenOver(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  { id, ...asItWas }: Pick<OwnHeldReply, 'id' | 'state' | 'returnReason'>,
): Promise<OwnHeldReply> {
  const { medicalHidden } = await accessEContact(tx, request, eContactId)
  if (medicalHidden) throw new Forbidden()
  const held = await findTakenOver(tx, id)
  if (!held) throw new NotFound()
  return { ...present(held, await showUnsentFiles(tx, held.fileIds), request.now), ...asItWas }
}

/** The reply that an earlier call took back. @throws NotFound */
export async function getReplyTakenBack(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  { id, ...asItWas }: Pick<OwnHeldReply, 'id' | 'state' | 'returnReason'>,
): Promise<OwnHeldReply> {
  await accessEContact(tx, request, eContactId)
  const held = await findTakenBack(tx, request.principal().userId, id)
  if (!held) throw new NotFound()
  return { ...present(held, await showUnsentFiles(tx, held.fileIds), request.now), ...asItWas }
}

/** One's own replies that can still be taken back, or came back, wherever they belong. */
export async function listOwnHeldReplies(tx: Tx, request: RequestContext): Promise<OwnHeldReply[]> {
  const rows = await listOwn(tx, request.principal().userId)
  for (const { clinicId, patientPersonId, eContactId } of rows)
    request.audit({
      clinicId,
      subjectPersonId: patientPersonId,
      objectType: 'eContact',
      objectId: eContactId,
    })
  const files = await showUnsentFiles(
    tx,
    rows.flatMap((row) => row.fileIds),
  )
  return rows.map((row) => present(row, files, request.now))
}

function present(held: OwnHeldReplyRow, files: readonly FileShape[], now: Date): OwnHeldReply {
  return {
    id: held.id,
    eContactId: held.eContactId,
    patient: { firstName: held.patientFirstName, surname: held.patientSurname },
    state: held.state,
    returnReason: held.returnReason,
    action: held.action,
    reason: held.reason,
    closes: held.action !== 'INQUIRE' && held.action !== 'ACCEPT',
    text: held.text,
    ...(held.original === null ? {} : { original: held.original }),
    files: files.filter((file) => held.fileIds.includes(file.id)),
    replyBlockedUntil: held.replyBlockedUntil,
    questionnaire: held.questionnaire,
    answerBy: held.answerBy,
    releaseInMs: Math.max(0, Date.parse(held.releaseAt) - now.getTime()),
  }
}
