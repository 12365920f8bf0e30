import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type DemoAccount = { email: string; role: string; name: string }

/** In the order given; `role` is the profession of staff, else PATIENT or ADMIN. */
export function findDemoAccounts(tx: Tx, emails: readonly string[]): Promise<DemoAccount[]> {
  return tx.query<DemoAccount>(sql`
    select u.email, coalesce(p.first_name || ' ' || p.surname, 'Admin') as name,
      case when u.is_platform_admin then 'ADMIN'
        when e.profession is not null and u.is_patient then 'BOTH'
        else coalesce(e.profession, 'PATIENT') end as role
    from users u
    left join persons p on p.id = u.person_id
    left join lateral (select profession from employees where user_id = u.id and deleted_at is null
      order by clinic_id limit 1) e on true
    where u.email = any(${emails}::text[]) order by array_position(${emails}::text[], u.email)`)
}
