import type { DangerSign } from '@vastus/domain/danger-signs/find'
import { INTERNAL_TYPES, type TimelineEntryType } from '@vastus/domain/e-contact/status'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Profession } from '@vastus/domain/roles'
import { membersOf, shownIn } from './members-repository.ts'

export type Author = {
  userId: number | null
  role: 'PATIENT' | 'REPRESENTATIVE' | 'CLINIC' | 'SYSTEM'
  firstName: string
  surname: string
  profession: Profession | null
}

export type Entry = {
  id: number
  eContactId: number
  type: TimelineEntryType
  authorRole: Author['role']
  authorFirstName: string
  authorSurname: string
  authorProfession: Profession | null
  text: string
  reason: string | null
  replyBlockedUntil: string | null
  createdAt: string
  /** For the clinic alone, and only where there are some. */
  dangerSigns?: DangerSign[] | null
}

/** Replaces the name in an ASSIGNED entry that took the responsible person away. */
export const NOBODY = ''

export type NewEntry = {
  type: TimelineEntryType
  author: Author
  text?: string
  /** In an ASSIGNED entry the name of whom it made responsible, or NOBODY; older ones have none. */
  reason?: string | null
  replyBlockedUntil?: string | null
}

const COLUMNS = sql`id, e_contact_id, type, author_role, author_first_name, author_surname, author_profession, text, reason,
  reply_blocked_until, created_at`

/** What the rules found in each entry; nothing of it is for the patient. */
const SIGNS = sql`(select jsonb_agg(jsonb_build_object('ruleId', d.rule_id, 'words', d.words) order by d.rule_id)
  from danger_signs d where d.entry_id = timeline_entries.id) as danger_signs`

/** Adds an entry, and the files that were chosen for it: whichever e-contact they were uploaded in, they belong to its own now. */
export async function addEntry(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  entry: NewEntry,
  now: Date,
  fileIds: readonly string[] = [],
): Promise<void> {
  const { author } = entry
  const insert = sql`insert into timeline_entries (e_contact_id, clinic_id, type,
      visible_to_patient, author_user_id, author_role, author_first_name, author_surname, author_profession, text, reason,
      reply_blocked_until, created_at)
    values (${eContact.id}, ${eContact.clinicId}, ${entry.type}, ${!INTERNAL_TYPES.includes(entry.type)},
      ${author.userId}, ${author.role}, ${author.firstName}, ${author.surname}, ${author.profession}, ${entry.text ?? ''},
      ${entry.reason ?? null}, ${entry.replyBlockedUntil ?? null}, ${now.toISOString()})`
  tx.post(
    fileIds.length === 0
      ? insert
      : sql`with entry as (${insert} returning id)
          update files set entry_id = entry.id, e_contact_id = ${eContact.id} from entry where files.id = any(${fileIds}::uuid[])`,
  )
}

/** Everything said, also in those that were merged into it, oldest first. */
export function listEntries(
  tx: Tx,
  eContactId: number,
  { visibleToPatient }: { visibleToPatient: boolean },
): Promise<Entry[]> {
  return tx.query<Entry>(sql`select ${COLUMNS} ${visibleToPatient ? sql`` : sql`, ${SIGNS}`} from timeline_entries
    where e_contact_id in ${membersOf([eContactId])} ${visibleToPatient ? sql`and visible_to_patient` : sql``}
    order by created_at, id`)
}

/** The newest entry of each that the patient may see. */
export function listLastEntries(tx: Tx, eContactIds: readonly number[]): Promise<Entry[]> {
  return tx.query<Entry>(sql`select distinct on (m.shown_id) m.shown_id as e_contact_id, t.id, t.type, t.author_role,
      t.author_first_name, t.author_surname, t.author_profession, t.text, t.reason, t.reply_blocked_until, t.created_at
    from ${shownIn(eContactIds)} m join timeline_entries t on t.e_contact_id = m.id
    where t.visible_to_patient
    order by m.shown_id, t.created_at desc, t.id desc`)
}
