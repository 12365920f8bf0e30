import type { DangerSign } from '@vastus/domain/danger-signs/find'
import type { TimelineEntryType } from '@vastus/domain/e-contact/status'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Profession } from '@vastus/domain/roles'
import { idsWithMerged, withMerged } from '../../db/shared-conditions.ts'

export type Entry = {
  id: number
  eContactId: number
  type: TimelineEntryType
  authorRole: 'PATIENT' | 'REPRESENTATIVE' | 'CLINIC' | 'SYSTEM'
  authorFirstName: string
  authorSurname: string
  authorProfession: Profession | null
  text: string
  original: string | null
  reason: string | null
  replyBlockedUntil: string | null
  createdAt: string
  madeWithAi: boolean
  /** For the clinic alone, and only where there are some. */
  dangerSigns?: DangerSign[] | null
}

const COLUMNS = sql`id, e_contact_id, type, author_role, author_first_name, author_surname, author_profession, text, original, reason,
  reply_blocked_until, created_at, made_with_ai`

/** What the rules found in each entry; nothing of it is for the patient. */
const SIGNS = sql`(select jsonb_agg(jsonb_build_object('ruleId', d.rule_id, 'words', d.words, 'level', d.level,
    'because', d.because, 'loweredBy', d.lowered_by)
    || case when d.not_meant then '{"notMeant": true}'::jsonb else '{}'::jsonb end
    || case when d.is_right is null then '{}'::jsonb else jsonb_build_object('isRight', d.is_right) end order by d.rule_id)
  from danger_signs d where d.entry_id = timeline_entries.id) as danger_signs`

/** Everything said, also in those that were merged into it, oldest first. */
export function listEntries(
  tx: Tx,
  eContactId: number,
  { visibleToPatient }: { visibleToPatient: boolean },
): Promise<Entry[]> {
  return tx.query<Entry>(sql`select ${COLUMNS} ${visibleToPatient ? sql`` : sql`, ${SIGNS}`} from timeline_entries
    where e_contact_id in ${idsWithMerged([eContactId])} ${visibleToPatient ? sql`and visible_to_patient` : sql``}
    order by created_at, id`)
}

/** The newest entry of each that the patient may see. */
export function listLastEntries(tx: Tx, eContactIds: readonly number[]): Promise<Entry[]> {
  return tx.query<Entry>(sql`select distinct on (m.shown_id) m.shown_id as e_contact_id, t.id, t.type, t.author_role,
      t.author_first_name, t.author_surname, t.author_profession, t.text, t.original, t.reason, t.reply_blocked_until, t.created_at, t.made_with_ai
    from ${withMerged(eContactIds)} m join timeline_entries t on t.e_contact_id = m.id
    where t.visible_to_patient
    order by m.shown_id, t.created_at desc, t.id desc`)
}

export function markSeenByPatient(tx: Tx, id: number, now: Date): void {
  tx.queue(sql`update e_contacts set patient_last_seen_at = ${now.toISOString()} where id = ${id}`)
}
