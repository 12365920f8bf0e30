import { SESSION_IDLE_SECONDS, SESSION_MAX_SECONDS } from '@vastus/domain/limits'
import type { SessionMethod } from '@vastus/domain/identity/sign-in-methods'
import type { Tx } from '../../db/database.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import type { Principal } from '../../principal.ts'
import { getPrincipal } from './find-principal.ts'
import { joinRecords } from './join-records.ts'
import { endSession, insertSession } from './session-repository.ts'

export type StartedSession = { token: string; principal: Principal }

/**
 * Begins a session with a token of its own, and joins what clinics entered for the same person; the browser's former one, if any, ends, so that a token planted before
 * the sign-in is worth nothing after it.
 */
export async function startSession(
  tx: Tx,
  session: { userId: number; method: SessionMethod; isStrong: boolean; device: string | null },
  now: Date,
  former: Principal | null,
): Promise<StartedSession> {
  const token = newToken()
  const tokenHash = hashToken(token)
  if (former) await endSession(tx, former.sessionHash, now)
  await joinRecords(tx, session.userId, now)
  await insertSession(tx, {
    ...session,
    tokenHash,
    createdAt: now,
    expiresAt: idleEnd(now),
    absoluteExpiresAt: new Date(now.getTime() + SESSION_MAX_SECONDS * 1000),
  })
  return { token, principal: await getPrincipal(tx, tokenHash, now) }
}

export function idleEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_IDLE_SECONDS * 1000)
}
