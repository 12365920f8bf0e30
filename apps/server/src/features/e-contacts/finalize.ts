import type { finalizeEContact as route } from '@vastus/contract/patient-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import { isMadeByClinic } from '@vastus/domain/e-contact/clinic-made'
import { stateOf, withState } from '@vastus/domain/e-contact/stored-state'
import { decide } from '@vastus/domain/e-contact/transitions'
import type { Tx } from '../../db/database.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { followPromise, raiseAlarm } from '../promises/index.ts'
import { recordEvents } from '../../events/record-events.ts'
import { type AccessedEContact, accessEContact, accessForJob } from './access-e-contact.ts'
import { applyChange, checkChange, openForChange } from './change-e-contact.ts'
import type { EContact } from './e-contact.ts'
import { markFinalized } from './e-contact-repository.ts'
import { saveEContact } from './save-e-contact.ts'
import { listFilesOfPatient } from './unsent-files-repository.ts'
import { patientAuthor } from './author.ts'
import { addEntry, type Author } from './entries-repository.ts'

type FilesStep = RouteInput<typeof route>['body']

/** Ends the files step of an e-contact, for the side that made it. A patient's own files step is the patient's to end. */
export async function finalize(tx: Tx, request: RequestContext, step: FilesStep): Promise<AccessedEContact> {
  if (request.role !== 'PRM_DOCTOR') return finalizeByPatient(tx, request, step)
  const accessed = await accessEContact(tx, request, step.eContactId, { lock: true })
  if (isMadeByClinic(accessed.eContact.direction)) markFinalized(tx, step.eContactId, request.now)
  return accessed
}

/**
 * Files that came after the end of the files step are a message of their own. Repeating it changes nothing; giving up is
 * possible only before the clinic has it.
 */
async function finalizeByPatient(
  tx: Tx,
  request: RequestContext,
  { eContactId, failed = false, fileIds = [] }: FilesStep,
): Promise<AccessedEContact> {
  const accessed = await openForChange(tx, request, eContactId)
  const { eContact } = accessed
  // A questionnaire that was begun is sent by its answers, never by the end of a step.
  if (eContact.finalizeStatus === 'STARTED' && !failed) return accessed
  const { decision } = await checkChange(tx, request, accessed, { action: 'FINALIZE', input: { failed } })
  const finished = await finish(tx, eContact, decision, patientAuthor(request, eContact), request.now)
  return sendLaterFiles(tx, request, { ...accessed, eContact: finished }, fileIds)
}

/** Those that went with a message before stay with it. @throws NotFound */
async function sendLaterFiles(
  tx: Tx,
  request: RequestContext,
  accessed: AccessedEContact,
  fileIds: readonly string[],
): Promise<AccessedEContact> {
  if (fileIds.length === 0) return accessed
  const wanted = [...new Set(fileIds.map((id) => id.toLowerCase()))]
  const files = await listFilesOfPatient(tx, accessed.eContact.id, wanted)
  if (files.length < wanted.length) throw new NotFound()
  const later = files.filter(({ entryId }) => entryId === null).map(({ id }) => id)
  if (later.length === 0) return accessed
  return applyChange(tx, request, accessed, { action: 'UPLOAD', message: { fileIds: later } })
}

/** What the server does when nobody came back to the files step, or to a questionnaire that was begun. */
export async function finalizeByItself(tx: Tx, id: number, now: Date): Promise<void> {
  const eContact = await accessForJob(tx, id)
  if (!eContact || eContact.finalizedAt !== null) return
  const failed = eContact.finalizeStatus === 'STARTED'
  const decision = decide(stateOf(eContact), 'FINALIZE', { now: now.toISOString(), byUserId: 0, failed })
  if (!decision.ok) return
  await finish(
    tx,
    eContact,
    decision,
    { userId: null, role: 'SYSTEM', firstName: '', surname: '', profession: null },
    now,
  )
}

/**
 * Writes down that the files step, or a questionnaire outside the app, has ended.
 *
 * @param flagged danger signs that became known by it
 */
export async function finish(
  tx: Tx,
  eContact: EContact,
  decision: Extract<ReturnType<typeof decide>, { ok: true }>,
  author: Author,
  now: Date,
  flagged: readonly { level: DangerLevel }[] = [],
): Promise<EContact> {
  markFinalized(tx, eContact.id, now)
  if (decision.next.finalizeStatus === eContact.finalizeStatus) return eContact
  const ended = { ...eContact, finalizedAt: eContact.finalizedAt ?? now.toISOString() }
  const saved = saveEContact(tx, withState(ended, decision.next), now)
  if (decision.entry) addEntry(tx, saved, { type: decision.entry, author, text: saved.text }, now)
  await followPromise(tx, eContact, saved, now)
  await raiseAlarm(tx, saved, flagged, now)
  recordEvents(tx, saved, decision.events, author.userId, now)
  refreshRow(tx, saved.id)
  return saved
}
