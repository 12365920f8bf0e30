import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import { endSessionById, endSessionsOf } from './session-repository.ts'

/** Ends the user's sessions everywhere but here, after a change that a thief of one of them must not survive. */
export async function endOtherSessions(
  { sessionEnded }: Services,
  tx: Tx,
  userId: number,
  keepSessionHash: string | null,
  now: Date,
): Promise<void> {
  for (const sessionHash of await endSessionsOf(tx, userId, keepSessionHash, now))
    await sessionEnded(tx, { sessionHash })
}

/** Ends all sessions of a user at once, and closes their sockets in every process. */
export async function endAllSessions(tx: Tx, userId: number, now: Date): Promise<void> {
  await endSessionsOf(tx, userId, null, now)
  await announceSessionEnded(tx, { userId })
}

/** Ends one session of a user, with its sockets. False when it is over, or somebody else's. */
export async function endOneSession(
  { sessionEnded }: Services,
  tx: Tx,
  session: { userId: number; id: string },
  now: Date,
): Promise<boolean> {
  const sessionHash = await endSessionById(tx, session, now)
  if (sessionHash === undefined) return false
  await sessionEnded(tx, { sessionHash })
  return true
}
