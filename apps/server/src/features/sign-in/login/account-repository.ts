import type { Language } from '@vastus/i18n'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type Account = {
  id: number
  personId: number | null
  email: string
  passwordHash: string | null
  language: Language
  birthDate: string | null
}

/** @param email as `normaliseEmail` gives it */
export function findAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  return tx.maybe<Account>(sql`
    select u.id, u.person_id, u.email, u.password_hash, u.language, p.birth_date
    from users u left join persons p on p.id = u.person_id where lower(u.email) = ${email}`)
}

export async function hasPassword(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx.maybe(sql`select id from users where id = ${userId} and password_hash is not null`)
  return found !== undefined
}

/** Whether the account has this password still; if so, until the end of the transaction. */
export async function holdPassword(tx: Tx, { id, passwordHash }: Account): Promise<boolean> {
  const same = await tx.maybe(
    sql`select id from users where id = ${id} and password_hash = ${passwordHash} for share`,
  )
  return same !== undefined
}

/** A new account with a proven address; undefined when the address has one already. */
export async function insertAccount(
  tx: Tx,
  account: { email: string; passwordHash: string; language: Language; now: Date },
): Promise<number | undefined> {
  const inserted = await tx.maybe<{ id: number }>(sql`
    insert into users (email, email_verified_at, password_hash, language, created_at)
    values (${account.email}, ${account.now}, ${account.passwordHash}, ${account.language}, ${account.now})
    on conflict (lower(email)) do nothing returning id`)
  return inserted?.id
}

export async function setPasswordHash(
  tx: Tx,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.run(sql`update users set password_hash = ${passwordHash},
    email_verified_at = coalesce(email_verified_at, ${now}) where id = ${userId}`)
}
