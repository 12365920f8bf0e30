import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { beginWith } from './context.ts'
import type { Driver, RawResult, Session } from './driver.ts'
import { encodeValue } from './encode-value.ts'
import { isWorthRetrying } from './errors.ts'
import type { Database, DbContext, Deadlines, Log, OwnerTx, Row, Tx } from './port.ts'
import { toRows } from './rows.ts'
import type { Sql } from './sql.ts'

const MAX_RETRIES = 3
const OWNER_DEADLINE = 10 * 60_000

/** The part of `Database` that is the same on both databases. */
export function transactionsOf(
  driver: Driver,
  deadlines: Deadlines,
  log: Log,
): Pick<Database, 'transaction' | 'ownerTransaction'> {
  const current = new AsyncLocalStorage<{ open: boolean }>()

  async function attempt<T>(
    begin: string,
    limits: Pick<Deadlines, 'read' | 'write'>,
    work: (tx: OwnerTx) => Promise<T>,
  ): Promise<T> {
    if (current.getStore()?.open) {
      // The embedded database has one connection: this query would wait for itself.
      throw new Error('the database was used inside its own transaction: pass the transaction (tx) on')
    }
    const session = await driver.acquire()
    const state = { open: true, failed: false, announcements: [] as (() => void)[] }
    let broken = true
    try {
      await session.run(begin, [], limits.write)
      const result = await current.run(state, () => work(handle(session, state, limits)))
      if (state.failed)
        throw new Error('a statement failed inside this transaction, so it cannot be committed')
      state.open = false
      await session.run('commit', [], limits.write)
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

  return {
    async transaction(context: DbContext, work) {
      const begin = beginWith(context)
      for (let retries = 0; ; retries++) {
        try {
          return await attempt(begin, deadlines, work)
        } catch (error) {
          if (!isWorthRetrying(error) || retries === MAX_RETRIES) throw error
          await delay(2 ** retries * 10 * (0.5 + Math.random()))
        }
      }
    },
    ownerTransaction: (work) =>
      attempt(
        'begin; set local statement_timeout = 0',
        { read: OWNER_DEADLINE, write: OWNER_DEADLINE },
        work,
      ),
  }
}

function handle(
  session: Session,
  state: { open: boolean; failed: boolean; announcements: (() => void)[] },
  limits: Pick<Deadlines, 'read' | 'write'>,
): OwnerTx {
  async function send(text: string, values: (string | null)[]): Promise<RawResult> {
    if (!state.open) throw new Error('this transaction is over: its handle was used after the end')
    try {
      return await session.run(text, values, /^\s*select\b/i.test(text) ? limits.read : limits.write)
    } catch (error) {
      state.failed = true
      throw error
    }
  }
  const sendSql = (q: Sql): Promise<RawResult> => send(q.text, q.values.map(encodeValue))
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
    script: async (text) => {
      await send(text, [])
    },
    afterCommit: (work) => {
      state.announcements.push(work)
    },
  } satisfies OwnerTx & Tx
}

async function rolledBack(session: Session, deadline: number): Promise<boolean> {
  try {
    await session.run('rollback', [], deadline)
    return true
  } catch {
    return false // the connection itself is gone; whoever called gets the first error, which says why
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
