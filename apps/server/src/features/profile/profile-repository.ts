import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/**
 * Whether a proven person, or the person of another account, has the code already. A clinic's record with the same proven
 * address is no other person: it joins the account.
 */
export async function isCodeTaken(
  tx: Tx,
  { personalCode, email, birthDate }: { personalCode: string | null; email: string; birthDate: string },
  userId: number,
): Promise<boolean> {
  const taken = await tx.maybe(sql`
    select 1 as found from persons p left join users u on u.person_id = p.id
    where p.personal_code = ${personalCode} and (u.id is not null and u.id <> ${userId}
      or p.identity_verified and (u.id is not null or p.entered_by_clinic_id is null
        or p.birth_date <> ${birthDate} or lower(p.email) is distinct from ${email}))
    limit 1`)
  return taken !== undefined
}

/** Two profiles with one code take turns until the commit, so that one of them sees the other. */
export async function lockCode(tx: Tx, personalCode: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`personal code ${personalCode}`}, 0))`)
}

/**
 * A person on their own word only: never one that is there already, however alike, because the code is not proven.
 */
export async function insertOwnPerson(
  tx: Tx,
  person: PersonDetails & { email: string; phone: string | null },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, email, phone,
      phone_given_by_patient, created_at)
    values (${person.firstName}, ${person.surname}, ${person.personalCode}, false, ${person.birthDate}, ${person.sex},
      ${person.email}, ${person.phone}, ${person.phone !== null}, ${now}) returning id`)
  return id
}

export async function updateContacts(
  tx: Tx,
  personId: number,
  contacts: { email: string; phone: string | null },
): Promise<void> {
  await tx.run(sql`update persons set email = ${contacts.email}, phone = ${contacts.phone},
    phone_given_by_patient = phone_given_by_patient or ${contacts.phone}::text is not null where id = ${personId}`)
}

/** False when another account has the address. */
export async function setAccountEmail(
  tx: Tx,
  account: { userId: number; personId: number; email: string },
  now: Date,
): Promise<boolean> {
  const { userId, personId, email } = account
  const changed =
    await tx.run(sql`update users set email = ${email}, email_verified_at = ${now}, person_id = ${personId}
    where id = ${userId} and not exists (select from users o where lower(o.email) = ${email} and o.id <> ${userId})`)
  return changed === 1
}

export async function isEmailTaken(tx: Tx, email: string, userId: number): Promise<boolean> {
  const taken = await tx.maybe(
    sql`select 1 as found from users where lower(email) = ${email} and id <> ${userId}`,
  )
  return taken !== undefined
}

export async function savePreferences(
  tx: Tx,
  userId: number,
  wish: { language: string | null; activeRole: string | null },
): Promise<void> {
  await tx.run(sql`update users set language = coalesce(${wish.language}, language),
    last_active_role = coalesce(${wish.activeRole}, last_active_role) where id = ${userId}`)
}
