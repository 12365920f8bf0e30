import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export function findColleague(
  tx: Tx,
  clinicId: number,
  userId: number,
): Promise<{ firstName: string; surname: string; isActive: boolean } | undefined> {
  return tx.maybe(
    sql`select first_name, surname, deleted_at is null as is_active from employees where clinic_id = ${clinicId} and user_id = ${userId}`,
  )
}
