import type { Profession } from '@vastus/domain/roles'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type Colleague = { email: string; profession: Profession }
export type Employment = { employeeId: number; userId: number; personId: number }

/** Which of these addresses belong to nobody with an account and a profile. */
export async function findUnknownEmails(tx: Tx, emails: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{
    email: string
  }>(sql`select email from unnest(${emails}::text[]) as given (email)
    where not exists (select from users u where lower(u.email) = given.email and u.person_id is not null)`)
  return rows.map(({ email }) => email)
}

/** Employs the person who signed up with the address, under the name of the profile. */
export function employ(
  tx: Tx,
  clinicId: number,
  { email, profession }: Colleague,
  at: Date,
): Promise<Employment> {
  return tx.one<Employment>(sql`
    with person as (
      select u.id as user_id, u.email, p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex from users u join persons p on p.id = u.person_id
      where lower(u.email) = ${email})
    insert into employees (clinic_id, user_id, profession, first_name, surname, email, personal_code, birth_date, sex, created_at)
    select ${clinicId}, user_id, ${profession}, first_name, surname, email, personal_code, birth_date, sex, ${at} from person
    on conflict (clinic_id, user_id) do update
      set profession = excluded.profession, deleted_at = null, version = employees.version + 1
    returning id as employee_id, user_id, (select id from person) as person_id`)
}

/** Ends the work of who has the address; undefined when nobody with it works there. */
export function dismiss(tx: Tx, clinicId: number, email: string, at: Date): Promise<Employment | undefined> {
  return tx.maybe<Employment>(sql`
    update employees e set deleted_at = ${at}, version = e.version + 1 from users u
    where u.id = e.user_id and e.clinic_id = ${clinicId} and lower(u.email) = ${email} and e.deleted_at is null
    returning e.id as employee_id, u.id as user_id, u.person_id`)
}
