import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** As the clinic writes the name. */
export function findEmployeeName(
  tx: Tx,
  clinicId: number,
  userId: number,
): Promise<{ firstName: string; surname: string }> {
  return tx.one(
    sql`select first_name, surname from employees where clinic_id = ${clinicId} and user_id = ${userId}`,
  )
}

export function findColleague(
  tx: Tx,
  clinicId: number,
  userId: number,
): Promise<{ firstName: string; surname: string; isActive: boolean } | undefined> {
  return tx.maybe(
    sql`select first_name, surname, deleted_at is null as is_active from employees where clinic_id = ${clinicId} and user_id = ${userId}`,
  )
}
