import type { BaseLogger } from 'pino'
import type { Sql } from './sql.ts'

export type Row = Record<string, unknown>
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>

/** One open transaction. Column names arrive in camelCase. Using it after its end throws. */
export interface Tx {
  query<R = Row>(q: Sql): Promise<R[]>
  /** The row, or undefined when there is none; more than one is a bug and throws. */
  maybe<R = Row>(q: Sql): Promise<R | undefined>
  /** The only row; none or more than one throws. */
  one<R = Row>(q: Sql): Promise<R>
  /** Affected rows. */
  run(q: Sql): Promise<number>
  /**
   * Sends without waiting, for what nobody needs the result of: the commit waits for it, and fails with it. A function that only
   * sends in this way is synchronous and returns nothing, so that no promise resolves before its change is stored.
   */
  queue(q: Sql): void
  /** Runs once the commit is safe on disk, never after a rollback: the place for announcements. */
  afterCommit(work: () => void): void
}

export type SystemContext = { actor: 'system' }
/** On whose behalf a transaction runs; row-level security sees nothing else. */
export type DbContext =
  | SystemContext
  | {
      actor: 'user'
      userId: number
      personId: number | null
      role: 'PRM_PATIENT' | 'PRM_DOCTOR' | 'PRM_VASTUS_ADMIN'
      clinicIds: readonly number[]
      /** The moment of the request, for rights that end by themselves; without it the database asks its own clock. */
      now?: Date
      /** The session of a request. The transaction fails unless it still gives this context: see `isSessionOver` and `isRightLost`. */
      session?: { tokenHash: string; at: Date }
    }

/** A transaction as the owner of the tables, for migrations and seeds only. */
export interface OwnerTx extends Tx {
  /** Several statements in one text, without parameters. */
  script(text: string): Promise<void>
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` again, at most three times, when the database asks for it (40001, 40P01). */
  transaction<T>(context: DbContext, work: (tx: Tx) => T | Promise<T>): Promise<T>
  /**
   * The rows of one `select` in a transaction of its own, in a single round trip.
   *
   * @param then sent behind it, in the same packet and transaction, for its effect alone
   */
  read<R = Row>(context: DbContext, q: Sql, then?: readonly Sql[]): Promise<R[]>
  /** The rows of one statement on behalf of the system, in a transaction of its own and a single round trip. */
  change<R = Row>(context: SystemContext, q: Sql): Promise<R[]>
  /** As the connecting owner, with a deadline of minutes and no retry. Not for requests. */
  ownerTransaction<T>(work: (tx: OwnerTx) => Promise<T>): Promise<T>
  /** Applies the migrations and definitions that the database lacks; names of what was applied. */
  migrate(): Promise<string[]>
  /** Messages sent while the connection was away are not repeated: listeners must also look now and then, or learn of it by `onMissed`. */
  listen(channel: string, onPayload: (payload: string) => void, onMissed?: () => void): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds. `read` and `write` bound one statement, `wait` the time until a connection is free. */
export interface Deadlines {
  read: number
  write: number
  wait: number
}

export interface DatabaseConfig {
  /** Folder of the embedded database; not used when `databaseUrl` is given. */
  dataDir: string
  /** An embedded database to copy when `dataDir` is not there yet; without it the engine makes one that is empty. */
  newFrom?: string
  databaseUrl?: string
  /** How long another process that uses the embedded database may take to end. */
  waitForOwnerMs?: number
  poolSize?: number
  deadlines?: Partial<Deadlines>
  log: Log
}
