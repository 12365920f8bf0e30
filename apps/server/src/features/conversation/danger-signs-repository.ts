import type { DangerSign } from '@vastus/domain/danger-signs/find'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** Those of the first message; those of a later one are listed with its entry. */
export function listDangerSigns(tx: Tx, eContactId: number): Promise<DangerSign[]> {
  return tx.query<DangerSign>(
    sql`select distinct on (rule_id) rule_id, words, level, because, lowered_by from danger_signs
      where e_contact_id in ${idsWithMerged([eContactId])} and entry_id is null order by rule_id, e_contact_id`,
  )
}
