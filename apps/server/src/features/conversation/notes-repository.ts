import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { idsWithMerged } from '../../db/shared-conditions.ts'

export type NoteRow = {
  id: number
  eContactId: number
  authorUserId: number
  authorFirstName: string
  authorSurname: string
  text: string
  createdAt: string
}

const COLUMNS = sql`id, e_contact_id, author_user_id, author_first_name, author_surname, text, created_at`

export function insertNote(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  note: { userId: number; firstName: string; surname: string; text: string; now: Date },
): Promise<NoteRow> {
  return tx.one<NoteRow>(sql`insert into notes (e_contact_id, clinic_id, author_user_id, author_first_name, author_surname, text, created_at)
    values (${eContact.id}, ${eContact.clinicId}, ${note.userId}, ${note.firstName}, ${note.surname}, ${note.text}, ${note.now.toISOString()})
    returning ${COLUMNS}`)
}

/** Oldest first, with those of what was merged into it. */
export function listNoteRows(tx: Tx, eContactId: number): Promise<NoteRow[]> {
  return tx.query<NoteRow>(
    sql`select ${COLUMNS} from notes where e_contact_id in ${idsWithMerged([eContactId])} order by created_at, id`,
  )
}
