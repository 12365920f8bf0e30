import type { ClinicEContact } from '@vastus/contract/shapes'
import type { DangerSign } from '@vastus/domain/danger-signs/find'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type ShownSign = ClinicEContact['dangerSigns'][number]

/** Those of the first message; those of a later one are listed with its entry. */
export async function listDangerSigns(tx: Tx, eContactId: number): Promise<ShownSign[]> {
  const rows = await tx.query<DangerSign & { notMeant: boolean; saidToCaller: boolean }>(
    sql`select distinct on (rule_id) rule_id, words, level, because, lowered_by, not_meant, said_to_caller from danger_signs
      where e_contact_id in ${idsWithMerged([eContactId])} and entry_id is null order by rule_id, e_contact_id`,
  )
  return rows.map(({ notMeant, saidToCaller, ...sign }) => ({
    ...sign,
    ...(notMeant ? { notMeant } : {}),
    ...(saidToCaller ? { saidToCaller } : {}),
  }))
}
