import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const SESSION_ENDED_CHANNEL = 'vastus_session_ended'

/**
 * What is over: a session (by hash), all of a user, only a session's old token, which has a successor, or a right of a
 * person, whose sockets must come back to hear what they may hear now.
 */
export type EndedSession =
  | { sessionHash: string }
  | { userId: number }
  | { renewedHash: string }
  | { rightsOfPersonId: number }

/** Announces, with the commit, what is over. */
export type SessionEnded = (tx: Tx, ended: EndedSession) => Promise<void>

export const announceSessionEnded: SessionEnded = async (tx, ended) => {
  await tx.query(sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${JSON.stringify(ended)})`)
}
