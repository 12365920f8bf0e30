/**
 * For the planner: on today's disks, and in memory, any page is about as near as the next one. With the default of 4 it reads and sorts
 * all open e-contacts of a clinic where an index has them in order.
 */
export const RANDOM_PAGE_COST = 1.1

/** Rows as the server sent them: text by column, and the type number of each column. */
export interface RawResult {
  columns: { name: string; type: number }[]
  rows: (string | null)[][]
  affected: number
}

/** One connection, held by one transaction until it is released. */
/** One statement with its values; `prepare` keeps it parsed on the connection, and after a few times its plan too. */
export interface Statement {
  text: string
  values: (string | null)[]
  prepare: boolean
}

export interface Session {
  /**
   * With values: one statement. Without: a script of several; the result is that of the last. May be called again before
   * the answer has come: all runs in the order of the calls.
   *
   * @param options.prepare keeps the parsed statement on the connection, and after a few times its plan too
   */
  run(
    text: string,
    values: (string | null)[],
    deadline: number,
    options?: { prepare: boolean },
  ): Promise<RawResult>
  /** All of them in one transaction of their own, which is over when this resolves or fails; in one packet each way. */
  batch(statements: readonly Statement[], deadline: number): Promise<RawResult[]>
  /** Resolves when everything committed so far is safe on disk. */
  flush(): Promise<void>
  /** `broken` when a transaction may still be open on it: the connection is not reused as it is. */
  release(broken: boolean): void
}

export interface Driver {
  readonly kind: 'pglite' | 'postgres'
  acquire(): Promise<Session>
  listen(channel: string, onPayload: (payload: string) => void, onMissed?: () => void): Promise<void>
  close(): Promise<void>
}
