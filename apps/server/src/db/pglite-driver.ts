import { mkdirSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Driver, RawResult, Session } from './driver.ts'
import { beginWithCopy } from './empty-database.ts'
import { DatabaseUnavailable, DatabaseUnusable } from './errors.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteThread } from './pglite-thread.ts'
import type { DatabaseConfig, Deadlines } from './port.ts'
import { rolledBack } from './transactions.ts'
import { Turns } from './turns.ts'

const VACUUM_EVERY = 60 * 60_000
const MAINTENANCE_DEADLINE = 5 * 60_000
/** Two files of the engine's log. */
const ROOM_TO_OPEN = 32 * 1024 * 1024
const NOTHING: RawResult = { columns: [], rows: [], affected: 0 }

/** The embedded database: one connection, in a thread of its own, opened again whenever it ends. */
export async function openPglite(
  {
    dataDir: folder,
    newFrom,
    waitForOwnerMs,
    log,
  }: Pick<DatabaseConfig, 'dataDir' | 'newFrom' | 'waitForOwnerMs' | 'log'>,
  deadlines: Deadlines,
): Promise<Driver> {
  const dataDir = resolve(folder)
  mkdirSync(dirname(dataDir), { recursive: true })
  const unlock = lockFolder(dataDir, waitForOwnerMs)
  const turns = new Turns(deadlines.wait)
  const listeners = new Map<string, ((payload: string) => void)[]>()
  let thread: PgliteThread
  let closed = false

  const notify = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }

  /** Only the holder of the turn may call this, so there is never a second opener. */
  async function openThread(): Promise<PgliteThread> {
    if (closed) throw new Error('the database is closed')
    if (!thread.over) return thread
    await thread.ended
    thread = await PgliteThread.open(dataDir, notify)
    for (const channel of listeners.keys()) await thread.ask({ ask: 'listen', channel }, deadlines.write)
    log.warn('the embedded database was opened again')
    return thread
  }

  async function acquire(): Promise<Session> {
    const endTurn = await turns.take()
    try {
      return sessionOn(await openThread(), endTurn)
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async function vacuum(): Promise<void> {
    const session = await acquire()
    try {
      await session.run('vacuum (analyze)', [], MAINTENANCE_DEADLINE)
    } finally {
      session.release(false)
    }
  }

  const sessionOn = (on: PgliteThread, endTurn: () => void): Session => ({
    run: async (text, values, deadline, { prepare } = { prepare: false }) =>
      (await on.ask({ ask: 'run', text, values, prepare }, deadline)) ?? NOTHING,
    async batch(statements, deadline) {
      const results: RawResult[] = []
      await this.run('begin', [], deadline)
      try {
        for (const { text, values, prepare } of statements)
          results.push(await this.run(text, values, deadline, { prepare }))
        await this.run('commit', [], deadline)
        return results
      } catch (error) {
        await rolledBack(this, deadline)
        throw error
      }
    },
    flush: async () => {
      await on.ask({ ask: 'flush' }, deadlines.write)
    },
    release: endTurn, // a broken session means an ended thread: the next turn opens a new one
  })

  try {
    if (newFrom) beginWithCopy(dataDir, newFrom)
    thread = await PgliteThread.open(dataDir, notify)
  } catch (error) {
    unlock()
    throw error instanceof DatabaseUnavailable && error.cause ? unusable(dataDir, error.cause) : error
  }
  // The engine has no background processes, so nobody else clears dead rows.
  const timer = setInterval(() => {
    vacuum().catch((error: unknown) => log.warn({ err: error }, 'vacuum of the embedded database failed'))
  }, VACUUM_EVERY)
  timer.unref()

  return {
    kind: 'pglite',
    acquire,
    listen: async (channel, onPayload) => {
      const known = listeners.get(channel)
      if (known) {
        known.push(onPayload)
        return
      }
      listeners.set(channel, [onPayload])
      const endTurn = await turns.take()
      try {
        await (await openThread()).ask({ ask: 'listen', channel }, deadlines.write)
      } finally {
        endTurn()
      }
    },
    close: async () => {
      if (closed) return
      const endTurn = await turns.take()
      closed = true
      clearInterval(timer)
      try {
        if (!thread.over) await thread.ask({ ask: 'close' }, MAINTENANCE_DEADLINE)
      } finally {
        await thread.stop()
        unlock()
        endTurn()
      }
    },
  }
}

/** The engine itself ended while it opened the folder, and does not say why: the free space tells one reason from others. */
function unusable(dataDir: string, cause: unknown): DatabaseUnusable {
  const { bavail, bsize } = statfsSync(dirname(dataDir))
  if (bavail * bsize < ROOM_TO_OPEN)
    return new DatabaseUnusable(
      `No space is left for the embedded database in ${dataDir}. Make room, then start again.`,
      { cause },
    )
  return new DatabaseUnusable(
    `The embedded database in ${dataDir} cannot be opened: it is damaged, or another version made it. ` +
      'Keep a copy of the folder, then restore the last backup into an empty DATA_DIR with: npm run operate -- restore',
    { cause },
  )
}
