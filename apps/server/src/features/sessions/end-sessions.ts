import type { Tx } from '../../db/database.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import type { Services } from '../../services.ts'
import { type EndReason, endSessionById, endSessionsOf } from './session-repository.ts'

type Ended = { userId: number; reason: EndReason }

/** Ends the user's sessions everywhere but here, after a change that a thief of one of them must not survive. */
export async function endOtherSessions(
  { sessionEnded }: Services,
  tx: Tx,
  { keepHash, ...ended }: Ended & { keepHash: string | null },
  now: Date,
): Promise<void> {
  for (const sessionHash of await endSessionsOf(tx, { ...ended, keepHash }, now))
    await sessionEnded(tx, { sessionHash })
}

/** Ends all sessions of a user at once, and closes their sockets in every process. */
export async function endAllSessions(tx: Tx, ended: Ended, now: Date): Promise<void> {
  await endSessionsOf(tx, { ...ended, keepHash: null }, now)
  await announceSessionEnded(tx, { userId: ended.userId })
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
