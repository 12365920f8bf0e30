import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const SESSION_ENDED_CHANNEL = 'vastus_session_ended'

/** Announces, with the commit, that a session (by hash) or all sessions of a user are over. */
export type SessionEnded = (tx: Tx, ended: { sessionHash: string } | { userId: number }) => Promise<void>

export const announceSessionEnded: SessionEnded = async (tx, ended) => {
  await tx.query(sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${JSON.stringify(ended)})`)
}
