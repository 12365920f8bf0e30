import { DatabaseSync } from 'node:sqlite'
import { DatabaseUnusable } from './errors.ts'

/** SQLITE_BUSY: another connection, of this process or another, has the lock. */
const BUSY = 5

/**
 * Takes the lock beside `folder`, so that no second process opens the folder: the embedded engine itself would let it
 * in, and both would lose writes. The lock is one that the operating system keeps on an open file (through SQLite, which
 * has it on every system): it ends with its process in whatever way that ends, and holds between containers as well.
 *
 * @param waitMs how long an owner that is about to end is waited for
 * @returns gives the lock back
 */
export function lockFolder(folder: string, waitMs = 0): () => void {
  const path = `${folder}.in-use`
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path, { timeout: waitMs })
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return () => lock?.close()
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode !== BUSY)
      throw new DatabaseUnusable(
        `${path} may not be opened or made by this account. DATA_DIR and all in it must belong to the account that runs Vastus.`,
        { cause: error },
      )
    throw new DatabaseUnusable(
      `The database in ${folder} is in use by another process. ` +
        'Stop that process first, or set DATABASE_URL to use PostgreSQL with several processes.',
    )
  }
}
