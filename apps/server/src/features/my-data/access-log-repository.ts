import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Profession } from '@vastus/domain/roles'

export type AccessEntry = {
  at: string
  actorUserId: number
  side: 'STAFF' | 'REPRESENTATIVE' | 'JOINED'
  action: string
  clinicId: number
  clinicName: string | null
  firstName: string
  surname: string
  profession: Profession | null
  eContactId: number | null
  eContactType: TypeCode | null
}

/** The newest accesses of others to what is known of the caller; the function finds out by itself who that is. */
export function listAccesses(tx: Tx, limit: number): Promise<AccessEntry[]> {
  return tx.query<AccessEntry>(sql`select at, actor_user_id, side, action, clinic_id, clinic_name, first_name, surname,
    profession, e_contact_id, e_contact_type from my_access_log(${limit}::int)`)
}
