import type { ClinicEContact } from '@vastus/contract/shapes'
import type { DangerSign } from '@vastus/domain/danger-signs/find'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type ShownSign = ClinicEContact['dangerSigns'][number]

/** Those of the first message; those of a later one are listed with its entry. */
export async function listDangerSigns(tx: Tx, eContactId: number): Promise<ShownSign[]> {
  const rows = await tx.query<
    DangerSign & { notMeant: boolean; saidToCaller: boolean; isRight: boolean | null }
  >(
    sql`select distinct on (rule_id) rule_id, words, level, because, lowered_by, not_meant, said_to_caller, is_right from danger_signs
      where e_contact_id in ${idsWithMerged([eContactId])} and entry_id is null order by rule_id, e_contact_id`,
  )
  return rows.map(({ notMeant, saidToCaller, isRight, ...sign }) => ({
    ...sign,
    ...(notMeant ? { notMeant } : {}),
    ...(saidToCaller ? { saidToCaller } : {}),
    ...(isRight === null ? {} : { isRight }),
  }))
}

/** What the user says of a sign, wherever in the e-contact it was found. @returns how many were there */
export function saveJudgement(
  tx: Tx,
  eContactId: number,
  {
    ruleId,
    isRight,
    userId,
    now,
  }: { ruleId: DangerRuleId; isRight: boolean | null; userId: number; now: Date },
): Promise<number> {
  const [by, at] = isRight === null ? [null, null] : [userId, now.toISOString()]
  return tx.run(sql`update danger_signs set is_right = ${isRight}, judged_by_user_id = ${by}, judged_at = ${at}
    where rule_id = ${ruleId} and e_contact_id in ${idsWithMerged([eContactId])}`)
}
