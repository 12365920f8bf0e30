import type { PatientEContact } from '@vastus/contract/shapes'
import { messagePreview } from '@vastus/domain/e-contact/preview'
import type { Tx } from '../../db/database.ts'
import { listDetails, listQuestionFileIds } from './details-repository.ts'
import type { EContact } from '../e-contacts/index.ts'
import { type FileRow, listFiles } from './message-files-repository.ts'
import { presentBase, presentPatient } from './present-base.ts'
import { presentFile } from './present-file.ts'
import { type Entry, listLastEntries } from './timeline-repository.ts'

export async function presentForPatient(tx: Tx, eContact: EContact, now: Date): Promise<PatientEContact> {
  const [presented] = await presentListForPatient(tx, [eContact], now)
  if (!presented) throw new Error(`e-contact ${eContact.id} has nothing to show`)
  return presented
}

/** A few at once, in the order given: what belongs to them is read together. */
export async function presentListForPatient(
  tx: Tx,
  eContacts: readonly EContact[],
  now: Date,
): Promise<PatientEContact[]> {
  if (eContacts.length === 0) return []
  const ids = eContacts.map((eContact) => eContact.id)
  const [allDetails, files, allLastEntries, questionFileIds] = await Promise.all([
    listDetails(tx, ids, now),
    listFiles(tx, ids),
    listLastEntries(tx, ids),
    listQuestionFileIds(tx, ids),
  ])
  const details = new Map(allDetails.map((each) => [each.id, each]))
  const lastEntries = new Map(allLastEntries.map((entry) => [entry.eContactId, entry]))
  return eContacts.flatMap((eContact) => {
    const shown = details.get(eContact.id)
    if (!shown) return []
    const lastEntry = lastEntries.get(eContact.id)
    return {
      ...presentBase(eContact, shown, 'PATIENT', questionFileIds.get(eContact.id) ?? [], now),
      // Notes and assignments leave no trace here. Nor does the version speak for more than was read.
      updatedAt: lastEntry?.createdAt ?? eContact.updatedAt,
      version: Math.min(eContact.version, shown.versionForPatient),
      // Read, but not act on.
      ...(shown.representationOver ? { abilities: {}, representationEnded: true } : {}),
      patient: {
        ...presentPatient(eContact, shown),
        // How somebody is reached today is nothing for those who act for them no more.
        ...(shown.representationOver ? { email: null, phone: null } : {}),
      },
      text: eContact.text,
      files: files.filter((file) => file.eContactId === eContact.id && isForPatient(file)).map(presentFile),
      lastEntry: presentLastEntry(lastEntry),
      clinicLastSeenAt: eContact.clinicLastSeenAt,
      clinicFirstSeenAt: eContact.clinicFirstSeenAt ?? eContact.clinicLastSeenAt,
      assigneeProfession: shown.assigneeProfession,
      sickLeave: shown.sickLeave,
      // What was given for one that was merged into it leaves room for its own.
      feedback: shown.feedback.flatMap(({ eContactId: origin, ...each }) =>
        origin === eContact.id ? each : [],
      ),
    }
  })
}

/** The clinic's files belong to the reply being written until it is sent. */
export function isForPatient(file: FileRow): boolean {
  return file.uploadedBy === 'PATIENT' || file.entryId !== null
}

function presentLastEntry(entry: Entry | undefined): PatientEContact['lastEntry'] {
  if (!entry) return null
  return {
    type: entry.type,
    createdAt: entry.createdAt,
    byClinic: entry.authorRole === 'CLINIC',
    preview: messagePreview(entry.text),
  }
}
