import type { Sql } from '../db/sql.ts'
import type { Principal } from '../principal.ts'

/** What was read of a session, now or earlier. */
export type KnownSession = {
  principal: Principal
  /** A statement that lets its transaction fail if the session is over by now, or stands for anything else; see `isChanged`. */
  confirm: (now: Date) => Sql
}

export type Sessions = {
  /** As this process knew it last. Whoever acts on it confirms it in the same transaction, or finds it anew. */
  recall: (tokenHash: string) => KnownSession | undefined
  /** As it is now: the very object that is remembered where nothing has changed; null when it is over. */
  find: (tokenHash: string, now: Date) => Promise<KnownSession | null>
  /** Whether a transaction failed because its session was not confirmed. */
  isChanged: (error: unknown) => boolean
}
