import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const SESSION_ENDED_CHANNEL = 'vastus_session_ended'

/** What is over: a session (by hash), all of a user, or only a session's old token, which has a successor. */
export type EndedSession = { sessionHash: string } | { userId: number } | { renewedHash: string }

/** Announces, with the commit, what is over. */
export type SessionEnded = (tx: Tx, ended: EndedSession) => Promise<void>

export const announceSessionEnded: SessionEnded = async (tx, ended) => {
  await tx.query(sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${JSON.stringify(ended)})`)
}
