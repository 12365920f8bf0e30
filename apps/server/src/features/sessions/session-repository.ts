import type { SessionMethod } from '@vastus/domain/identity/sign-in-methods'
import type { Database, Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** What ended a session before its time. EMPLOYMENT is also set by the function end_sessions_of_colleague. */
export type EndReason =
  | 'PASSWORD'
  | 'CONTACTS'
  | 'SECOND_FACTOR'
  | 'JOINED'
  | 'SEPARATED'
  | 'ELSEWHERE'
  | 'EMPLOYMENT'

export type NewSession = {
  tokenHash: string
  userId: number
  method: SessionMethod
  isStrong: boolean
  /** What the browser calls itself. */
  device: string | null
  createdAt: Date
  expiresAt: Date
  absoluteExpiresAt: Date
}

/** The account keeps when it was last used: a clinic sees whether its employee has come. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.run(sql`with signed_in as (
      update users set last_signed_in_at = ${session.createdAt} where id = ${session.userId})
    insert into sessions (token_hash, user_id, method, is_strong, device, created_at, proven_at, expires_at, absolute_expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.method}, ${session.isStrong}, ${session.device},
      ${session.createdAt}, ${session.createdAt}, ${session.expiresAt}, ${session.absoluteExpiresAt})`)
}

/** The same session, with the same ends, under a new token. */
export async function copySession(tx: Tx, fromHash: string, toHash: string, now: Date): Promise<void> {
  await tx.run(sql`insert into sessions (token_hash, user_id, method, is_strong, device, created_at, proven_at, expires_at, absolute_expires_at)
    select ${toHash}, user_id, method, is_strong, device, ${now}, coalesce(proven_at, created_at), expires_at, absolute_expires_at from sessions
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
  { userId, reason, keepHash }: { userId: number; reason: EndReason; keepHash: string | null },
  now: Date,
): Promise<string[]> {
  const ended = await tx.query<{
    tokenHash: string
  }>(sql`update sessions set ended_at = ${now}, end_reason = ${reason}
    where user_id = ${userId} and ended_at is null and token_hash is distinct from ${keepHash}::text
    returning token_hash`)
  return ended.map((session) => session.tokenHash)
}

/** Notes that the user of a session has a second factor and has just used it. */
export async function strengthenSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.run(sql`update sessions set is_strong = true where token_hash = ${tokenHash}`)
}

/** Notes that the user of a session has just proven again to be the owner. */
export async function confirmSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.run(sql`update sessions set proven_at = ${now} where token_hash = ${tokenHash}`)
}

export type OpenSession = {
  id: string
  method: SessionMethod
  device: string | null
  signedInAt: string
  isCurrent: boolean
}

/** Where the account is signed in after `until`, the caller's own session first. */
export function listOpenSessions(
  tx: Tx,
  { userId, sessionHash }: { userId: number; sessionHash: string },
  until: Date,
): Promise<OpenSession[]> {
  return tx.query<OpenSession>(sql`
    select id, method, device, coalesce(proven_at, created_at) as signed_in_at, token_hash = ${sessionHash} as is_current
    from sessions where user_id = ${userId} and ended_at is null and expires_at > ${until}
    order by token_hash = ${sessionHash} desc, created_at desc limit 100`)
}

/** Why the session of a token is over, TIME included; null where nobody else ended it, or it is not there any more. */
export async function readEndReason(
  database: Database,
  tokenHash: string,
): Promise<EndReason | 'TIME' | null> {
  const [found] = await database.read<{ reason: EndReason | 'TIME' | null }>(
    { actor: 'system' },
    sql`select case when ended_at is null then 'TIME' else end_reason end as reason from sessions where token_hash = ${tokenHash}`,
  )
  return found?.reason ?? null
}

/** Ends a session from another one of its user: the hash of its token; undefined when it is over or not of this user. */
export async function endSessionById(
  tx: Tx,
  { userId, id }: { userId: number; id: string },
  now: Date,
): Promise<string | undefined> {
  const ended = await tx.maybe<{
    tokenHash: string
  }>(sql`update sessions set ended_at = ${now}, end_reason = 'ELSEWHERE'
    where id = ${id} and user_id = ${userId} and ended_at is null and expires_at > ${now} returning token_hash`)
  return ended?.tokenHash
}
