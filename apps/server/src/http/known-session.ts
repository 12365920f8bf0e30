import type { Sql } from '../db/sql.ts'
import type { Principal } from '../principal.ts'

/** What was read of a session, now or earlier. */
export type KnownSession = {
  principal: Principal
  /** A statement that lets its transaction fail if the session is over by now, or has other rights; see `isChanged`. */
  confirm: (now: Date) => Sql
}

export type Sessions = {
  /** As this process knew it last. A transaction that relies on it confirms it, or finds it again. */
  recall: (tokenHash: string) => KnownSession | undefined
  /** As it is now: the very object that is remembered where nothing has changed; null when it is over. */
  find: (tokenHash: string, now: Date) => Promise<KnownSession | null>
  /** Whether a transaction failed because its session was not confirmed. */
  isChanged: (error: unknown) => boolean
}
