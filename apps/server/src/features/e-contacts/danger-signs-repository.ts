import type { DangerSign } from '@vastus/domain/danger-signs/find'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { membersOf } from './members-repository.ts'

/** Marks an e-contact for the clinic. Goes before its row is rendered. */
export function saveDangerSigns(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  signs: readonly DangerSign[],
  now: Date,
): void {
  for (const { ruleId, words } of signs)
    tx.post(sql`insert into danger_signs (e_contact_id, clinic_id, rule_id, words, created_at)
      values (${eContact.id}, ${eContact.clinicId}, ${ruleId}, ${words}::text[], ${now.toISOString()})`)
}

export function listDangerSigns(tx: Tx, eContactId: number): Promise<DangerSign[]> {
  return tx.query<DangerSign>(
    sql`select distinct on (rule_id) rule_id, words from danger_signs
      where e_contact_id in ${membersOf([eContactId])} order by rule_id, e_contact_id`,
  )
}
