import type { Tx } from '../../db/database.ts'
import { GRACE_MS } from './renew-session.ts'
import * as sessions from './session-repository.ts'

/** Where an account is signed in, the caller's own session first. A token that was renewed is no session of its own. */
export function listOpenSessions(
  tx: Tx,
  caller: { userId: number; sessionHash: string },
  now: Date,
): Promise<sessions.OpenSession[]> {
  return sessions.listOpenSessions(tx, caller, new Date(now.getTime() + GRACE_MS))
}
