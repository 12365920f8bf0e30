import type { SessionMethod } from '@vastus/domain/identity/sign-in-methods'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type NewSession = {
  tokenHash: string
  userId: number
  method: SessionMethod
  createdAt: Date
  expiresAt: Date
  absoluteExpiresAt: Date
}

/** The account keeps when it was last used: a clinic sees whether its employee has come. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.run(sql`with signed_in as (
      update users set last_signed_in_at = ${session.createdAt} where id = ${session.userId})
    insert into sessions (token_hash, user_id, method, created_at, expires_at, absolute_expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.method}, ${session.createdAt}, ${session.expiresAt}, ${session.absoluteExpiresAt})`)
}

/** The same session, with the same ends, under a new token. */
export async function copySession(tx: Tx, fromHash: string, toHash: string, now: Date): Promise<void> {
  await tx.run(sql`insert into sessions (token_hash, user_id, method, created_at, expires_at, absolute_expires_at)
    select ${toHash}, user_id, method, ${now}, expires_at, absolute_expires_at from sessions
    where token_hash = ${fromHash} and ended_at is null and expires_at > ${now}`)
}

export async function shortenSession(tx: Tx, tokenHash: string, end: Date): Promise<void> {
  await tx.run(sql`update sessions set expires_at = least(expires_at, ${end}::timestamptz),
    absolute_expires_at = least(absolute_expires_at, ${end}::timestamptz) where token_hash = ${tokenHash}`)
}

/** Never past the absolute end; false when the session is over. */
export async function moveExpiry(tx: Tx, tokenHash: string, expiresAt: Date, now: Date): Promise<boolean> {
  const moved =
    await tx.run(sql`update sessions set expires_at = least(${expiresAt}::timestamptz, absolute_expires_at)
    where token_hash = ${tokenHash} and ended_at is null and expires_at > ${now}`)
  return moved === 1
}

export async function endSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.run(
    sql`update sessions set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`,
  )
}

/** Ends the user's sessions, but not the one to keep; the hashes of those that ended. */
export async function endSessionsOf(
  tx: Tx,
  userId: number,
  keepTokenHash: string | null,
  now: Date,
): Promise<string[]> {
  const ended = await tx.query<{ tokenHash: string }>(sql`update sessions set ended_at = ${now}
    where user_id = ${userId} and ended_at is null and token_hash is distinct from ${keepTokenHash}::text
    returning token_hash`)
  return ended.map((session) => session.tokenHash)
}
