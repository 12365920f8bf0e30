import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../adapters/storage/file-storage.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { VERSION } from '../version.ts'
import { backUp } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

/**
 * Copies one database into another, empty one, and compares. Files are not looked at: both databases name the same
 * store. The rows travel through a folder inside `tempRoot` that is removed in any case.
 *
 * @throws BackupRefused when the target is not empty, or what arrived differs; the target is then as it was
 */
export async function moveDatabase(from: Database, to: Database, tempRoot: string): Promise<Manifest> {
  const folder = await mkdtemp(join(tempRoot, 'moving-'))
  try {
    await backUp({ database: from, storage: NO_FILES }, folder, { clock: systemClock, version: VERSION })
    return await restore({ database: to, storage: NO_FILES }, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const unasked = () => Promise.reject(new Error('a move touches no files'))
/** The store keeps its mark: the moved database carries the same id. */
const NO_FILES: FileStorage = {
  put: unasked,
  take: unasked,
  read: unasked,
  delete: unasked,
  async *list() {},
  readMark: () => Promise.resolve(undefined),
  writeMark: () => Promise.resolve(),
  moveToBin: unasked,
  takeFromBin: unasked,
  async *listBin() {},
  deleteFromBin: unasked,
  removeHalfWritten: unasked,
}
