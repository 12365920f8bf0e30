import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type KeptKey = { credentialId: string; publicKey: string; counter: number; transports: string[] }
export type Passkey = KeptKey & { id: string; userId: number }
export type ListedPasskey = { id: string; name: string; addedAt: string; lastUsedAt: string | null }

/** False when the key is known already, to this account or another one. */
export async function insertPasskey(
  tx: Tx,
  { userId, name, credentialId, publicKey, counter, transports }: KeptKey & { userId: number; name: string },
  now: Date,
): Promise<boolean> {
  const inserted =
    await tx.run(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${userId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[], ${name}, ${now})
    on conflict (credential_id) do nothing`)
  return inserted === 1
}

export function listPasskeys(tx: Tx, userId: number): Promise<ListedPasskey[]> {
  return tx.query<ListedPasskey>(sql`select id, name, created_at as added_at, last_used_at from passkeys
    where user_id = ${userId} order by created_at, id`)
}

/** One transaction at a time of a user counts until it ends, so that two do not both add the last key. */
export async function lockAndCountPasskeys(tx: Tx, userId: number): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys of ${userId}`}, 0))`)
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) as count from passkeys where user_id = ${userId}`,
  )
  return count
}

export async function listCredentialIds(tx: Tx, userId: number): Promise<string[]> {
  const found = await tx.query<{ credentialId: string }>(
    sql`select credential_id from passkeys where user_id = ${userId} order by created_at, id`,
  )
  return found.map(({ credentialId }) => credentialId)
}

/** A key that opens an account, locked. One of an account that became part of another one opens nothing until it is undone. */
export function lockPasskey(tx: Tx, credentialId: string): Promise<Passkey | undefined> {
  return tx.maybe<Passkey>(sql`select k.id, k.user_id, k.credential_id, k.public_key, k.counter, k.transports from passkeys k
    where k.credential_id = ${credentialId}
      and not exists (select from account_joins j where j.former_user_id = k.user_id and j.undone_at is null)
    for update of k`)
}

export async function notePasskeyUse(tx: Tx, id: string, counter: number, now: Date): Promise<void> {
  await tx.run(sql`update passkeys set counter = ${counter}, last_used_at = ${now} where id = ${id}`)
}

/** False when it is not the user's. */
export async function deletePasskey(
  tx: Tx,
  { userId, id }: { userId: number; id: string },
): Promise<boolean> {
  return (await tx.run(sql`delete from passkeys where id = ${id} and user_id = ${userId}`)) === 1
}
