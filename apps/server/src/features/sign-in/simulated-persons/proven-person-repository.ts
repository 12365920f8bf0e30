import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type NamedPerson = { personalCode: string; firstName: string; surname: string }

/** Everybody with a proven code, the owners of the addresses first. */
export function listProvenPersons(tx: Tx, emails: readonly string[]): Promise<NamedPerson[]> {
  return tx.query<NamedPerson>(sql`
    select p.personal_code, p.first_name, p.surname from persons p left join users u on u.person_id = p.id
    where p.identity_verified and p.personal_code is not null
    order by array_position(${emails}::text[], u.email) nulls last, p.id`)
}
