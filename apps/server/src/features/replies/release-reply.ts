import type { ReturnReason } from '@vastus/domain/e-contact/hold'
import { isOpen } from '@vastus/domain/e-contact/status'
import * as z from 'zod/mini'
import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import { appendAudit } from '../../http/audit-trail.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { accessForJob, applyForWriter, type EContact, setMembership } from '../e-contacts/index.ts'
import {
  findEContactOfHeld,
  hasPatientWrittenSince,
  hasWriterLeft,
  type HeldReply,
  listHeld,
  settleHeld,
} from './held-replies-repository.ts'
import { endRequest, noteRequest } from '../instruments/index.ts'
import { RELEASE_JOB } from './hold-reply.ts'
import { changeOf } from './reply.ts'
import { tellWhenReplyOpens } from '../delivery/index.ts'
import { listSharedTemplates, noteTemplateUse } from '../templates/index.ts'

export function releaseJob({ clock }: Services): Job {
  return defineJob({
    kind: RELEASE_JOB,
    payload: z.object({ heldReplyId: z.int() }),
    maxAttempts: 12,
    handler:
      async ({ heldReplyId }) =>
      (tx) =>
        releaseById(tx, heldReplyId, clock.now()),
  })
}

/** The e-contact is locked first, as by everybody else; what was settled meanwhile is left as it is. */
async function releaseById(tx: Tx, id: number, now: Date): Promise<void> {
  const eContactId = await findEContactOfHeld(tx, id)
  if (eContactId === undefined) return
  const eContact = await accessForJob(tx, eContactId)
  const held = (await listHeld(tx, eContactId)).find((each) => each.id === id)
  if (!eContact || !held) return
  // It would close, or lock, what nobody at the clinic has read. Accepting a patient does neither.
  if (held.action !== 'ACCEPT' && (await hasPatientWrittenSince(tx, held)))
    await giveBack(tx, held, eContact, 'CHANGED', now)
  else await release(tx, held, eContact, now)
}

/**
 * Lets a held reply go, in the name of its writer. When the e-contact does not take it any more it comes back to the writer; when the
 * writer was deactivated meanwhile, a colleague decides.
 *
 * @param eContact locked by the caller
 */
export async function release(tx: Tx, held: HeldReply, eContact: EContact, now: Date): Promise<EContact> {
  if (held.action === 'ACCEPT' && isOpen(eContact.status) && !eContact.acceptanceRequired) {
    // The patient has been taken on meanwhile, through another e-contact or by a colleague: it has come true.
    await settleHeld(tx, held.id, { state: 'SENT' }, now)
    recordEvents(tx, eContact, ['E_CONTACT_ACCEPTED'], held.userId, now)
    record(tx, held, eContact, 'HELD_REPLY_SEND', now)
    return eContact
  }
  if (await hasWriterLeft(tx, held)) return giveBack(tx, held, eContact, 'OTHER', now)
  const author = {
    userId: held.userId,
    role: 'CLINIC',
    firstName: held.authorFirstName,
    surname: held.authorSurname,
    profession: held.authorProfession,
  } as const
  const result = await applyForWriter(tx, eContact, changeOf(held, now), author, now)
  if ('notTaken' in result) return giveBack(tx, held, eContact, result.notTaken, now)
  const { saved } = result
  if (held.action === 'ACCEPT') {
    const { clinicId, patientPersonId, id: exceptId } = saved
    const about = { clinicId, patientPersonId, clinicMember: true, exceptId }
    await setMembership(tx, about, { userId: held.userId, now })
  }
  await settleHeld(tx, held.id, { state: 'SENT' }, now)
  noteTemplateUse(tx, held.original ?? held.text, await listSharedTemplates(tx, saved.id), now)
  tellWhenReplyOpens(tx, saved, held.replyBlockedUntil)
  const { questionnaire: code, answerBy, userId: askedByUserId } = held
  if (code) await noteRequest(tx, saved, { code, answerBy, askedByUserId }, now)
  else if (held.action === 'INQUIRE') endRequest(tx, saved.id, now)
  record(tx, held, eContact, 'HELD_REPLY_SEND', now)
  return saved
}

async function giveBack(
  tx: Tx,
  held: HeldReply,
  eContact: EContact,
  returnReason: ReturnReason,
  now: Date,
): Promise<EContact> {
  await settleHeld(tx, held.id, { state: 'RETURNED', returnReason }, now)
  recordEvents(tx, eContact, ['E_CONTACT_REPLY_RETURNED'], held.userId, now)
  record(tx, held, eContact, 'HELD_REPLY_RETURN', now)
  return eContact
}

function record(tx: Tx, held: HeldReply, eContact: EContact, action: string, at: Date): void {
  const { clinicId, patientPersonId, id } = eContact
  appendAudit(
    tx,
    { clinicId, subjectPersonId: patientPersonId, objectType: 'eContact', objectId: id },
    {
      actor: { userId: held.userId, sessionHash: null, role: 'PRM_DOCTOR' },
      action,
      outcome: 'ALLOWED',
      requestId: `held-reply-${held.id}`,
      at,
    },
  )
}
