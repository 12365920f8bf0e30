import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { listPrescriptionsOf } from '../prescriptions/index.ts'
import { countWrittenBy, listWrittenAfter } from '../e-contacts/index.ts'
import { listFiles } from './message-files-repository.ts'
import { presentListForPatient } from './present-for-patient.ts'
import { presentTimeline } from './present-timeline.ts'
import { listEntries } from './timeline-repository.ts'

export type OwnConversation = { eContact: PatientEContact; entries: TimelineEntry[] }

/**
 * Some of the e-contacts that a person wrote, each with everything said in it, as that person may see it. In the order
 * of their numbers, so that one that changes while the rest is read is neither missed nor told twice.
 */
export async function readOwnConversations(
  tx: Tx,
  personId: number,
  part: { afterId: number; limit: number },
  now: Date,
): Promise<OwnConversation[]> {
  const eContacts = await listWrittenAfter(tx, personId, { ...part, now })
  if (eContacts.length === 0) return []
  const ids = eContacts.map(({ id }) => id)
  const [shown, files, entries, prescriptions] = await Promise.all([
    presentListForPatient(tx, eContacts, now),
    listFiles(tx, ids),
    Promise.all(ids.map((id) => listEntries(tx, id, { visibleToPatient: true }))),
    Promise.all(ids.map((id) => listPrescriptionsOf(tx, id))),
  ])
  const sentFiles = files.filter((file) => file.isSent)
  const sent = new Set(sentFiles.map(({ id }) => id))
  return shown.map((eContact, index) => ({
    eContact: { ...eContact, files: eContact.files.filter(({ id }) => sent.has(id)) },
    entries: presentTimeline(entries[index] ?? [], sentFiles, prescriptions[index] ?? [], {
      inEContactId: eContact.id,
      medicalHidden: false,
    }),
  }))
}

/** How many of them there are. */
export function countOwnConversations(tx: Tx, personId: number, now: Date): Promise<number> {
  return countWrittenBy(tx, personId, now)
}
