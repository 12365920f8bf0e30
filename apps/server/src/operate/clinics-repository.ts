import type { CountryCode } from '@vastus/domain/country'
import type { Profession } from '@vastus/domain/roles'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export type NewClinic = {
  name: string
  countryCode: CountryCode
  timeZone: string
  plan: 'PREMIUM' | 'BASIC'
  emails: readonly string[]
  phone: string | null
}
export type Colleague = { email: string; profession: Profession }
export type Employment = { employeeId: number; userId: number; personId: number }

export async function insertClinic(tx: Tx, clinic: NewClinic, at: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into clinics (name, country_code, time_zone, plan, plan_valid_from, emails, phone, created_at)
    values (${clinic.name}, ${clinic.countryCode}, ${clinic.timeZone}, ${clinic.plan},
      (${at}::timestamptz at time zone ${clinic.timeZone})::date, ${clinic.emails}, ${clinic.phone}, ${at})
    returning id`)
  return id
}

export async function clinicExists(tx: Tx, clinicId: number): Promise<boolean> {
  return (await tx.maybe(sql`select id from clinics where id = ${clinicId}`)) !== undefined
}

/** Who signed up with the address works there, by the name of the profile; undefined when nobody did. */
export function employ(
  tx: Tx,
  clinicId: number,
  { email, profession }: Colleague,
  at: Date,
): Promise<Employment | undefined> {
  return tx.maybe<Employment>(sql`
    with person as (
      select u.id as user_id, p.id, p.first_name, p.surname from users u join persons p on p.id = u.person_id
      where lower(u.email) = ${email})
    insert into employees (clinic_id, user_id, profession, first_name, surname, created_at)
    select ${clinicId}, user_id, ${profession}, first_name, surname, ${at} from person
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
