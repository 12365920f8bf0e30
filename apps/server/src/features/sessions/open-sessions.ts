import type { Tx } from '../../db/database.ts'
import * as sessions from './session-repository.ts'

/** Where an account is signed in, the caller's own session first. */
export function listOpenSessions(
  tx: Tx,
  caller: { userId: number; sessionHash: string },
  now: Date,
): Promise<sessions.OpenSession[]> {
  return sessions.listOpenSessions(tx, caller, now)
}

/** Notes that the user of a session has just proven again to be the owner. */
export async function confirmSession(tx: Tx, sessionHash: string, now: Date): Promise<void> {
  await sessions.confirmSession(tx, sessionHash, now)
}

/** Notes that the user of a session has a second factor and has just used it. */
export async function strengthenSession(tx: Tx, sessionHash: string): Promise<void> {
  await sessions.strengthenSession(tx, sessionHash)
}
