import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export type JudgedRule = { ruleId: DangerRuleId; level: DangerLevel; right: number; wrong: number }

/** How many danger signs of each rule and level staff called right or wrong, in all clinics. */
export function countJudged(tx: Tx): Promise<JudgedRule[]> {
  return tx.query(sql`select rule_id, level, count(*) filter (where is_right)::int as right,
      count(*) filter (where not is_right)::int as wrong
    from danger_signs where is_right is not null group by rule_id, level order by rule_id, level`)
}
