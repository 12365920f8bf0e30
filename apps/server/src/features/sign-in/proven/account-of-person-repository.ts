import type { Language } from '@vastus/i18n'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type KnownPerson = {
  personId: number
  userId: number | null
  firstName: string
  surname: string
  /** False where a clinic wrote the code down, and its owner has come for the first time. */
  isProven: boolean
}

/** Until the commit nobody else signs in or up with the same code, or completes a profile with it. */
export async function lockPersonalCode(tx: Tx, personalCode: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`personal code ${personalCode}`}, 0))`)
}

/**
 * Whom a proven code belongs to: a person with the same proven code, or an employee whose code a clinic wrote down, as long as
 * nobody has used the account. A code that the owner of an account only claims is nobody's.
 */
export function findPersonOfCode(tx: Tx, personalCode: string): Promise<KnownPerson | undefined> {
  return tx.maybe<KnownPerson>(sql`
    select p.id as person_id, u.id as user_id, p.first_name, p.surname, p.identity_verified as is_proven
    from persons p left join users u on u.person_id = p.id
    where p.personal_code = ${personalCode} and p.joined_person_id is null
      and (p.identity_verified or not u.is_patient and u.password_hash is null
        and exists (select from employees e where e.user_id = u.id and e.personal_code = p.personal_code
          and e.deleted_at is null))
    order by p.identity_verified desc, p.id limit 1`)
}

/**
 * Leaves an account to the person who has just proven to be its owner. The address was the clinic's word: a reader of its
 * mail could otherwise choose a password.
 */
export async function forgetUnprovenAddress(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`update users set email = null, email_verified_at = null where id = ${userId}`)
}

/** The names as the register has them now, and that they are proven. */
export async function keepProvenName(
  tx: Tx,
  person: { personId: number; firstName: string; surname: string },
): Promise<void> {
  await tx.run(sql`update persons set first_name = ${person.firstName}, surname = ${person.surname},
    identity_verified = true where id = ${person.personId}`)
}

export async function insertProvenPerson(tx: Tx, person: PersonDetails, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, created_at)
    values (${person.firstName}, ${person.surname}, ${person.personalCode}, true, ${person.birthDate}, ${person.sex},
      ${now}) returning id`)
  return id
}

/** An account without an address, and without a person where nothing names one, which the profile will give it. */
export async function insertProvenAccount(
  tx: Tx,
  account: { personId: number | null; language: Language },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into users (person_id, language, created_at)
    values (${account.personId}, ${account.language}, ${now}) returning id`)
  return id
}

/** Somebody's account at a provider of OpenID Connect. */
export type Identity = { issuer: string; subject: string }

/** Until the commit nobody else signs in or up with the same account elsewhere. */
export async function lockIdentity(tx: Tx, { issuer, subject }: Identity): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${issuer} ${subject}`}, 0))`)
}

export async function findUserOfIdentity(tx: Tx, { issuer, subject }: Identity): Promise<number | undefined> {
  const found = await tx.maybe<{ userId: number }>(
    sql`select user_id from external_identities where issuer = ${issuer} and subject = ${subject}`,
  )
  return found?.userId
}

export async function insertIdentity(
  tx: Tx,
  { issuer, subject, userId }: Identity & { userId: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into external_identities (issuer, subject, user_id, created_at)
    values (${issuer}, ${subject}, ${userId}, ${now})`)
}
