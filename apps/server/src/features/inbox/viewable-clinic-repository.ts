import type { Database, DbContext } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** The clinic of one, where nothing else is asked: in a single round trip. */
export async function findClinicSentTo(
  database: Database,
  context: DbContext,
  clinicIds: readonly number[],
  id: number,
): Promise<number | null> {
  const [found] = await database.read<{ clinicId: number }>(
    context,
    sql`select clinic_id from e_contacts
      where id = ${id} and clinic_id = any(${clinicIds}::bigint[]) and finalize_status = 'SUBMITTED'`,
  )
  return found?.clinicId ?? null
}
