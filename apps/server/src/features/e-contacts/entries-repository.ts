import { INTERNAL_TYPES, type TimelineEntryType } from '@vastus/domain/e-contact/status'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Profession } from '@vastus/domain/roles'

export type Author = {
  userId: number | null
  role: 'PATIENT' | 'REPRESENTATIVE' | 'CLINIC' | 'SYSTEM'
  firstName: string
  surname: string
  profession: Profession | null
}

export type NewEntry = {
  type: TimelineEntryType
  author: Author
  text?: string
  /** What the writer wrote, where `text` is its translation. */
  original?: string | null | undefined
  /** In an ASSIGNED entry the name of whom it made responsible, empty where it made nobody so; older ones have none. */
  reason?: string | null
  replyBlockedUntil?: string | null
  /** A model put the text together, and its writer sent it. */
  madeWithAi?: boolean | undefined
}

/** Adds an entry, and the files that were chosen for it: whichever e-contact they were uploaded in, they belong to its own now. */
export function addEntry(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  entry: NewEntry,
  now: Date,
  fileIds: readonly string[] = [],
): void {
  const { author } = entry
  const insert = sql`insert into timeline_entries (e_contact_id, clinic_id, type,
      visible_to_patient, author_user_id, author_role, author_first_name, author_surname, author_profession, text, original, reason,
      reply_blocked_until, made_with_ai, created_at)
    values (${eContact.id}, ${eContact.clinicId}, ${entry.type}, ${!INTERNAL_TYPES.includes(entry.type)},
      ${author.userId}, ${author.role}, ${author.firstName}, ${author.surname}, ${author.profession}, ${entry.text ?? ''},
      ${entry.original ?? null}, ${entry.reason ?? null}, ${entry.replyBlockedUntil ?? null}, ${entry.madeWithAi ?? false}, ${now.toISOString()})`
  tx.queue(
    fileIds.length === 0
      ? insert
      : sql`with entry as (${insert} returning id)
          update files set entry_id = entry.id, e_contact_id = ${eContact.id} from entry where files.id = any(${fileIds}::uuid[])`,
  )
}
