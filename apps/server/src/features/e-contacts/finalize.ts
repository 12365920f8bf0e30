import type { finalizeEContact as route } from '@vastus/contract/patient-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import { isMadeByClinic } from '@vastus/domain/e-contact/clinic-made'
import { decide } from '@vastus/domain/e-contact/transitions'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { followPromise } from '../promises/index.ts'
import { recordEvents } from '../../events/record-events.ts'
import { type AccessedEContact, accessEContact } from './access-e-contact.ts'
import { applyChange, openForChange } from './change-e-contact.ts'
import { type EContact, stateOf, withState } from './e-contact.ts'
import { findAny, markFinalized, refreshRow, saveEContact } from './e-contact-repository.ts'
import { listFilesOfPatient } from './unsent-files-repository.ts'
import { refuse } from './refuse.ts'
import { patientAuthor } from './author.ts'
import { addEntry, type Author } from './entries-repository.ts'

/**
 * Ends the files step; files that came after it are a message of their own. Repeating it changes nothing; giving up is
 * possible only before the clinic has it.
 */
export async function finalize(
  tx: Tx,
  call: Call,
  { eContactId, failed = false, fileIds = [] }: RouteInput<typeof route>['body'],
): Promise<EContact> {
  const accessed = await openForChange(tx, call, eContactId)
  const { eContact } = accessed
  const { userId } = call.principal()
  const decision = decide(stateOf(eContact), 'FINALIZE', {
    now: call.now.toISOString(),
    byUserId: userId,
    failed,
  })
  if (!decision.ok) return refuse(tx, call, eContact, decision.refusal)
  const finished = await finish(tx, eContact, decision, patientAuthor(call, eContact), call.now)
  return sendLaterFiles(tx, call, { ...accessed, eContact: finished }, fileIds)
}

/** Ends the files step of an e-contact that staff made. A patient's own files step is the patient's to end. */
export async function finalizeByStaff(tx: Tx, call: Call, id: number): Promise<AccessedEContact> {
  const accessed = await accessEContact(tx, call, id, { lock: true })
  if (isMadeByClinic(accessed.eContact.direction)) markFinalized(tx, id, call.now)
  return accessed
}

/** Those that went with a message before stay with it. @throws NotFound */
async function sendLaterFiles(
  tx: Tx,
  call: Call,
  accessed: AccessedEContact,
  fileIds: readonly string[],
): Promise<EContact> {
  if (fileIds.length === 0) return accessed.eContact
  const wanted = [...new Set(fileIds.map((id) => id.toLowerCase()))]
  const files = await listFilesOfPatient(tx, accessed.eContact.id, wanted)
  if (files.length < wanted.length) throw new NotFound()
  const later = files.filter(({ entryId }) => entryId === null).map(({ id }) => id)
  if (later.length === 0) return accessed.eContact
  const { eContact } = await applyChange(tx, call, accessed, {
    action: 'UPLOAD',
    message: { fileIds: later },
  })
  return eContact
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
  markFinalized(tx, eContact.id, now)
  if (decision.next.finalizeStatus === eContact.finalizeStatus) return eContact
  const ended = { ...eContact, finalizedAt: eContact.finalizedAt ?? now.toISOString() }
  const saved = saveEContact(tx, withState(ended, decision.next), now)
  if (decision.entry) addEntry(tx, saved, { type: decision.entry, author, text: saved.text }, now)
  await followPromise(tx, eContact, saved, now)
  recordEvents(tx, saved, decision.events, author.userId, now)
  refreshRow(tx, saved.id)
  return saved
}
