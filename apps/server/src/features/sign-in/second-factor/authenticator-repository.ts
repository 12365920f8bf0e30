import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type Authenticator = { secret: string; confirmedAt: string | null }

export function findAuthenticator(tx: Tx, userId: number): Promise<Authenticator | undefined> {
  return tx.maybe<Authenticator>(
    sql`select secret, confirmed_at from authenticators where user_id = ${userId}`,
  )
}

/** Whether a sign-in with the password alone is not enough for the account. */
export async function hasSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx.maybe(sql`select 1 as found where exists (
      select from authenticators where user_id = ${userId} and confirmed_at is not null)
    or exists (select from passkeys where user_id = ${userId})`)
  return found !== undefined
}

/** A new secret for the account; false when one is in use. */
export async function saveSecret(tx: Tx, userId: number, secret: string, now: Date): Promise<boolean> {
  const saved = await tx.run(sql`insert into authenticators (user_id, secret, created_at)
    values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
      where authenticators.confirmed_at is null`)
  return saved === 1
}

export async function confirmAuthenticator(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(sql`update authenticators set confirmed_at = ${now} where user_id = ${userId}`)
}

/** Uses the code of one step of time up. False when it, or a later one, was used before. */
export async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const used = await tx.run(
    sql`update authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step}`,
  )
  return used === 1
}

export async function deleteAuthenticator(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`delete from authenticators where user_id = ${userId}`)
}

/** In place of all codes from before. */
export async function saveRecoveryCodes(tx: Tx, userId: number, digests: readonly string[]): Promise<void> {
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.run(sql`insert into recovery_codes (user_id, digest) select ${userId}, unnest(${digests}::text[])`)
}

/** Uses a recovery code up. False when there is none, or it was used before. */
export async function useRecoveryCode(tx: Tx, userId: number, digest: string, now: Date): Promise<boolean> {
  const used = await tx.run(sql`update recovery_codes set used_at = ${now}
    where user_id = ${userId} and digest = ${digest} and used_at is null`)
  return used === 1
}

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*)::int as count from recovery_codes where user_id = ${userId} and used_at is null`,
  )
  return count
}
