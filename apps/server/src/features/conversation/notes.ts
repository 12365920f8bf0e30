import type { Note } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { accessEContact, changeEContact } from '../e-contacts/index.ts'
import { insertNote, listNoteRows, type NoteRow } from './notes-repository.ts'
import { colleagueOf } from '../../http/require-employment.ts'

/** Adds what only the clinic's staff will read. */
export async function addNote(tx: Tx, request: RequestContext, id: number, text: string): Promise<Note> {
  const { eContact } = await changeEContact(tx, request, id, { action: 'ADD_NOTE' })
  const { userId, firstName, surname } = colleagueOf(request, eContact.clinicId)
  const note = await insertNote(tx, eContact, { userId, firstName, surname, text, now: request.now })
  // Colleagues find it unread.
  refreshRow(tx, id)
  return { ...present(note, id), text: note.text }
}

/** @throws NotFound */
export async function getNote(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  id: number,
): Promise<Note> {
  const note = (await listNotes(tx, request, eContactId)).find((each) => each.id === id)
  if (!note) throw new NotFound()
  return note
}

/** Oldest first; who may not see medical content reads the own ones, and by whom the others are. */
export async function listNotes(tx: Tx, request: RequestContext, id: number): Promise<Note[]> {
  const [{ eContact, medicalHidden }, rows] = await Promise.all([
    accessEContact(tx, request, id),
    listNoteRows(tx, id),
  ])
  const { userId } = request.principal()
  return rows.map((note) => ({
    ...present(note, eContact.id),
    text: medicalHidden && note.authorUserId !== userId ? null : note.text,
  }))
}

function present(note: NoteRow, inEContactId: number): Omit<Note, 'text'> {
  const { id, createdAt, authorUserId, authorFirstName, authorSurname } = note
  return {
    id,
    createdAt,
    ...(note.eContactId === inEContactId ? {} : { eContactId: note.eContactId }),
    author: { id: authorUserId, firstName: authorFirstName, surname: authorSurname },
  }
}
