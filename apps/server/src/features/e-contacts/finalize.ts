import { decide } from '@vastus/domain/e-contact/transitions'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { followPromise } from '../promises/index.ts'
import { recordEvents } from '../../events/record-events.ts'
import { openForChange } from './change-e-contact.ts'
import { type EContact, stateOf, withState } from './e-contact.ts'
import { findAny, markFinalized, refreshRow, saveEContact } from './e-contact-repository.ts'
import { refuse } from './refuse.ts'
import { addEntry, type Author } from './timeline-repository.ts'
import { patientAuthor } from './author.ts'

/** Ends the files step. Repeating it changes nothing; giving up is possible only before the clinic has it. */
export async function finalize(tx: Tx, call: Call, id: number, failed: boolean): Promise<EContact> {
  const { eContact } = await openForChange(tx, call, id)
  const { userId } = call.principal()
  const decision = decide(stateOf(eContact), 'FINALIZE', {
    now: call.now.toISOString(),
    byUserId: userId,
    failed,
  })
  if (!decision.ok) return refuse(tx, call, eContact.clinicId, decision.refusal)
  return finish(tx, eContact, decision, patientAuthor(call, eContact), call.now)
}

/** What the server does when nobody came back to the files step. */
export async function finalizeByItself(tx: Tx, id: number, now: Date): Promise<void> {
  const eContact = await findAny(tx, id)
  if (!eContact || eContact.finalizedAt !== null) return
  const decision = decide(stateOf(eContact), 'FINALIZE', { now: now.toISOString(), byUserId: 0 })
  if (!decision.ok) return
  await finish(
    tx,
    eContact,
    decision,
    { userId: null, role: 'SYSTEM', firstName: '', surname: '', profession: null },
    now,
  )
}

async function finish(
  tx: Tx,
  eContact: EContact,
  decision: Extract<ReturnType<typeof decide>, { ok: true }>,
  author: Author,
  now: Date,
): Promise<EContact> {
  await markFinalized(tx, eContact.id, now)
  if (decision.next.finalizeStatus === eContact.finalizeStatus) return eContact
  const saved = await saveEContact(tx, withState(eContact, decision.next), now)
  if (decision.entry) await addEntry(tx, saved, { type: decision.entry, author, text: saved.text }, now)
  await followPromise(tx, eContact, saved, now)
  await recordEvents(tx, saved, decision.events, author.userId, now)
  await refreshRow(tx, saved.id)
  return saved
}
