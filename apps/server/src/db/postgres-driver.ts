import pg from 'pg'
import { gatherWrites } from './gather-writes.ts'
import { type Driver, RANDOM_PAGE_COST, type RawResult, type Session, type Statement } from './driver.ts'
import { DatabaseUnavailable, QueryError } from './errors.ts'
import { GuardedSocket } from './guarded-socket.ts'
import type { Deadlines, Log } from './port.ts'
import { Batch, type BatchNames, batchNames } from './postgres-batch.ts'
import { postgresListener } from './postgres-listener.ts'

const DEFAULT_POOL_SIZE = 10
const IDLE_IN_TRANSACTION = 60_000
/** A peer that vanished without a word is noticed while nobody waits for it. */
const QUIET_BEFORE_LOOK = 15_000
/** The server's own limit should strike first: it leaves the connection usable. */
const NETWORK_ALLOWANCE = 1_000
/** Texts differ by a few pieces only; what comes after so many is parsed each time. */
const MAX_PREPARED = 500
const preparedNames = new Map<string, string>()
const namesByClient = new WeakMap<pg.PoolClient, BatchNames>()

/** Text as it came: both databases share one decoder. */
const asText = { getTypeParser: () => (value: string) => value }

/** PostgreSQL 15 or newer through a pool, with one more connection that only listens. */
export async function openPostgres(
  url: string,
  poolSize: number | undefined,
  deadlines: Deadlines,
  log: Log,
): Promise<Driver> {
  const connection = {
    connectionString: url,
    application_name: 'vastus',
    // The longest statements take tenths of a second: to compile them takes longer than it saves.
    options: `-c random_page_cost=${RANDOM_PAGE_COST} -c jit=off`,
    stream: () => new GuardedSocket(),
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_BEFORE_LOOK,
  }
  const pool = new pg.Pool({
    ...connection,
    max: poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: deadlines.wait,
    statement_timeout: deadlines.write,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    // A new connection has planned nothing yet: the first request after a quiet minute would wait for it.
    idleTimeoutMillis: 0,
    types: asText,
    pipeline: true,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  const listener = postgresListener(connection, log)

  async function acquire(): Promise<Session> {
    try {
      return sessionOn(await pool.connect())
    } catch (error) {
      throw new DatabaseUnavailable('no connection to PostgreSQL', { cause: error })
    }
  }

  const first = await acquire()
  first.release(false)

  return {
    kind: 'postgres',
    acquire,
    listen: listener.listen,
    close: async () => {
      if (pool.ending) return
      await listener.close()
      await pool.end()
    },
  }
}

function sessionOn(client: pg.PoolClient): Session {
  let lost: DatabaseUnavailable | undefined
  const onError = (error: Error): void => {
    lost ??= new DatabaseUnavailable('the connection to PostgreSQL was lost', { cause: error })
  }
  client.on('error', onError)
  // Not by a `write` of the socket's own: connecting takes that away.
  const gather = gatherWrites(client.connection.stream)

  async function run(
    text: string,
    values: (string | null)[],
    deadline: number,
    { prepare } = { prepare: false },
  ): Promise<RawResult> {
    if (lost) throw lost
    const name = prepare && values.length > 0 ? preparedName(text) : undefined
    const query = {
      text,
      rowMode: 'array' as const,
      ...(values.length > 0 ? { values } : {}),
      ...(name ? { name } : {}),
    }
    const answer: unknown = await within(deadline, () => client.query(query))
    return toRaw((Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryArrayResult)
  }

  async function batch(statements: readonly Statement[], deadline: number): Promise<RawResult[]> {
    if (lost) throw lost
    const names = namesOf(client)
    const results = await within(
      deadline,
      () =>
        new Promise<pg.QueryArrayResult[]>((resolve, reject) => {
          client.query(
            new Batch(statements, names, (error, answers) => (error ? reject(error) : resolve(answers))),
          )
        }),
    )
    return results.map(toRaw)
  }

  async function within<T>(deadline: number, ask: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        lost = new DatabaseUnavailable(`a statement passed its deadline of ${deadline} ms`)
        reject(lost)
      }, deadline + NETWORK_ALLOWANCE)
    })
    gather()
    try {
      return await Promise.race([ask(), late])
    } catch (error) {
      throw translated(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    run,
    batch,
    flush: async () => undefined, // PostgreSQL answers a commit only when it is safe
    release: (broken) => {
      client.removeListener('error', onError)
      client.release(broken || lost !== undefined)
    },
  }
}

function namesOf(client: pg.PoolClient): BatchNames {
  const names = namesByClient.get(client) ?? batchNames()
  namesByClient.set(client, names)
  return names
}

/** One name for one text, the same on every connection. */
function preparedName(text: string): string | undefined {
  let name = preparedNames.get(text)
  if (name === undefined && preparedNames.size < MAX_PREPARED) {
    name = `vastus_${preparedNames.size}`
    preparedNames.set(text, name)
  }
  return name
}

function toRaw(result: pg.QueryArrayResult): RawResult {
  return {
    columns: result.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
    rows: result.rows as (string | null)[][],
    affected: result.rowCount ?? 0,
  }
}

/** Classes 08, 53, 57 and 58: connection, resources, operator or time limit, system. */
function translated(error: unknown): Error {
  if (error instanceof pg.DatabaseError && error.code !== undefined && !/^(08|53|57|58)/.test(error.code)) {
    const { message, code, constraint, table, column } = error
    return new QueryError({ message, code, constraint, table, column })
  }
  if (error instanceof DatabaseUnavailable) return error
  if (error instanceof pg.DatabaseError && error.code === '57014') {
    return new DatabaseUnavailable('a statement passed its deadline', { cause: error })
  }
  return new DatabaseUnavailable('PostgreSQL gave no answer', { cause: error })
}
