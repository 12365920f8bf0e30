import type { AnsweredResponse } from '@vastus/contract/instruments'
import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import type { Language } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import { readAnswered } from '../instruments/index.ts'
import { listPrescriptionsOf } from '../prescriptions/index.ts'
import { listOwnEContacts } from '../e-contacts/index.ts'
import { listFiles } from './message-files-repository.ts'
import { presentListForPatient } from './present-for-patient.ts'
import { presentTimeline } from './present-timeline.ts'
import { listEntries } from './timeline-repository.ts'

export type OwnConversation = {
  eContact: PatientEContact
  entries: TimelineEntry[]
  /** Answers to questionnaires. */
  responses: AnsweredResponse[]
}

/**
 * Some of the e-contacts that a person wrote, each with everything said in it, as that person may see it, and how many
 * there are. In the order
 * of their numbers, so that one that changes while the rest is read is neither missed nor told twice.
 */
export async function readOwnConversations(
  tx: Tx,
  personId: number,
  part: { afterId: number; size: number },
  { now, language }: { now: Date; language: Language },
): Promise<{ conversations: OwnConversation[]; total: number }> {
  const { eContacts, total } = await listOwnEContacts(tx, personId, part, now)
  if (eContacts.length === 0) return { conversations: [], total }
  const ids = eContacts.map(({ id }) => id)
  const [shown, files, entries, prescriptions, responses] = await Promise.all([
    presentListForPatient(tx, eContacts, now),
    listFiles(tx, ids),
    Promise.all(ids.map((id) => listEntries(tx, id, { visibleToPatient: true }))),
    Promise.all(ids.map((id) => listPrescriptionsOf(tx, id))),
    Promise.all(ids.map((id) => readAnswered(tx, id, language))),
  ])
  const sentFiles = files.filter((file) => file.isSent)
  const sent = new Set(sentFiles.map(({ id }) => id))
  const conversations = shown.map((eContact, index) => ({
    eContact: { ...eContact, files: eContact.files.filter(({ id }) => sent.has(id)) },
    entries: presentTimeline(entries[index] ?? [], sentFiles, prescriptions[index] ?? [], {
      inEContactId: eContact.id,
      medicalHidden: false,
    }),
    responses: responses[index] ?? [],
  }))
  return { conversations, total }
}
