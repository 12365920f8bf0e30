import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { beginWith, telling } from './context.ts'
import type { Driver, RawResult, Session } from './driver.ts'
import { encodeValue } from './encode-value.ts'
import { isWorthRetrying } from './errors.ts'
import type { Database, DbContext, Deadlines, Log, OwnerTx, Row, SystemContext, Tx } from './port.ts'
import { toRows } from './rows.ts'
import type { Sql } from './sql.ts'

const MAX_RETRIES = 3
const OWNER_DEADLINE = 10 * 60_000

/** The part of `Database` that is the same on both databases. */
export function transactionsOf(
  driver: Driver,
  deadlines: Deadlines,
  log: Log,
): Pick<Database, 'transaction' | 'read' | 'change' | 'ownerTransaction'> {
  const current = new AsyncLocalStorage<State>()

  async function acquire(): Promise<Session> {
    if (current.getStore()?.open) {
      // The embedded database has one connection: this query would wait for itself.
      throw new Error('the database was used inside its own transaction: pass the transaction (tx) on')
    }
    return driver.acquire()
  }

  async function attempt<T>(
    begin: string,
    limits: Limits,
    work: (tx: OwnerTx) => T | Promise<T>,
  ): Promise<T> {
    const session = await acquire()
    const begun = observed(session.run(begin, [], limits.write))
    const state: State = {
      open: true,
      failure: undefined,
      begun,
      isWaiting: false,
      posted: [],
      announcements: [],
    }
    let broken = true
    try {
      const result = await current.run(state, () => work(handle(session, state, limits)))
      await begun
      if (state.failure && state.posted.length === 0)
        throw new Error('a statement failed inside this transaction, so it cannot be committed')
      state.open = false
      // A commit behind a failed statement is a rollback, so it need not wait for the answers to what was posted.
      await Promise.all([...state.posted, session.run('commit', [], limits.write)])
      if (state.failure) throw state.failure
      broken = false
      const flushed = session.flush()
      session.release(false)
      await flushed
      for (const announce of state.announcements) runSafely(announce, log)
      return result
    } catch (error) {
      state.open = false
      if (broken) session.release(!(await rolledBack(session, limits.write)))
      throw error
    }
  }

  async function alone<R>(context: DbContext, q: Sql, then: readonly Sql[] = []): Promise<R[]> {
    const session = await acquire()
    const statements = [telling(context), q, ...then]
    const isLook = isSelect(q.text)
    let isHeld = true
    try {
      const results = await session.batch(
        statements.map(({ text, values, isPlannedAnew }) => ({
          text,
          values: values.map(encodeValue),
          prepare: !isPlannedAnew,
        })),
        isLook ? deadlines.read : deadlines.write,
      )
      const flushed = isLook && then.length === 0 ? undefined : session.flush()
      isHeld = false
      session.release(false)
      await flushed
      return toRows(results[1] as RawResult) as R[]
    } finally {
      if (isHeld) session.release(false)
    }
  }

  return {
    async transaction(context: DbContext, work) {
      const begin = beginWith(context)
      const limits = { ...deadlines, prepare: true }
      for (let retries = 0; ; retries++) {
        try {
          return await attempt(begin, limits, work)
        } catch (error) {
          if (!isWorthRetrying(error) || retries === MAX_RETRIES) throw error
          await delay(2 ** retries * 10 * (0.5 + Math.random()))
        }
      }
    },
    async read<R = Row>(context: DbContext, q: Sql, then?: readonly Sql[]): Promise<R[]> {
      if (!isSelect(q.text)) throw new TypeError('only a select can be read')
      return alone<R>(context, q, then)
    },
    change: <R = Row>(context: SystemContext, q: Sql): Promise<R[]> => alone<R>(context, q),
    ownerTransaction: (work) =>
      attempt(
        'begin; set local statement_timeout = 0',
        { read: OWNER_DEADLINE, write: OWNER_DEADLINE, prepare: false },
        work,
      ),
  }
}

type Limits = Pick<Deadlines, 'read' | 'write'> & { prepare: boolean }
type State = {
  open: boolean
  /** The first statement that failed: what comes after it only fails because of it. */
  failure: Error | undefined
  begun: Promise<RawResult>
  isWaiting: boolean
  posted: Promise<RawResult>[]
  announcements: (() => void)[]
}

const isSelect = (text: string) => /^\s*select\b/i.test(text)

/** Its failure is met where it is awaited, and nowhere else. */
function observed<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

function handle(session: Session, state: State, limits: Limits): OwnerTx {
  async function send(text: string, values: (string | null)[], prepare: boolean): Promise<RawResult> {
    if (!state.open) throw new Error('this transaction is over: its handle was used after the end')
    // A first look leaves together with the beginning. A change waits until the transaction is known to be open; what
    // is sent after it waits as well, so that the order stays.
    state.isWaiting ||= !isSelect(text)
    try {
      if (state.isWaiting) await state.begun
      const deadline = isSelect(text) ? limits.read : limits.write
      const sent = session.run(text, values, deadline, { prepare })
      // Nobody gets what was read outside the transaction, and the failure of its beginning comes first.
      const [, result] = await Promise.all([state.begun, sent])
      return result
    } catch (error) {
      state.failure ??= error as Error
      throw state.failure
    }
  }
  const sendSql = (q: Sql): Promise<RawResult> =>
    send(q.text, q.values.map(encodeValue), limits.prepare && !q.isPlannedAnew)
  const query = async <R = Row>(q: Sql): Promise<R[]> => toRows(await sendSql(q)) as R[]
  const maybe = async <R = Row>(q: Sql): Promise<R | undefined> => {
    const rows = await query<R>(q)
    if (rows.length > 1) throw new Error(`at most one row was expected, ${rows.length} came`)
    return rows[0]
  }
  return {
    query,
    maybe,
    one: async <R = Row>(q: Sql): Promise<R> => {
      const row = await maybe<R>(q)
      if (row === undefined) throw new Error('one row was expected, none came')
      return row
    },
    run: async (q) => (await sendSql(q)).affected,
    queue: (q) => {
      state.posted.push(observed(sendSql(q)))
    },
    script: async (text) => {
      await send(text, [], false)
    },
    afterCommit: (work) => {
      state.announcements.push(work)
    },
  } satisfies OwnerTx & Tx
}

/** False when the connection itself is gone; the caller gets the first error, which says why. */
export async function rolledBack(session: Session, deadline: number): Promise<boolean> {
  try {
    await session.run('rollback', [], deadline)
    return true
  } catch {
    return false
  }
}

/** The transaction is committed already: a failing announcement must not look like a failing write. */
function runSafely(work: () => void, log: Log): void {
  try {
    work()
  } catch (error) {
    log.error({ err: error }, 'work after a commit failed')
  }
}
