import type { Sex } from '@vastus/domain/identity/sex'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type PersonRow = {
  id: number
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
  email: string | null
  phone: string | null
  /** When the representation was declared; null for the user's own person. */
  declaredAt: string | null
}

/** The user's person first, then those the user acts for, by name. */
export function findOwnAndRepresented(tx: Tx, personId: number): Promise<PersonRow[]> {
  return tx.query<PersonRow>(sql`
    select p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex, p.email, p.phone, r.declared_at
    from persons p
    left join representations r on r.represented_person_id = p.id and r.representative_person_id = ${personId}
      and r.ended_at is null
    where p.id = ${personId} or r.id is not null
    order by p.id <> ${personId}, p.first_name, p.surname, p.id`)
}
