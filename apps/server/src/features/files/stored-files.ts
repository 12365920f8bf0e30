import type { FileStorage, StoredFileEntry } from '../../adapters/storage/file-storage.ts'
import type { Database } from '../../db/database.ts'
import { findKnownKeys } from './files-repository.ts'
import { LARGE_ENDING, THUMBNAIL_ENDING } from './make-pictures.ts'

const KEYS_AT_ONCE = 500
const PICTURE = new RegExp(`(${THUMBNAIL_ENDING}|${LARGE_ENDING})$`)

export type StoredFile = StoredFileEntry & {
  /** A row names it, or the file whose picture it is. */
  isNamed: boolean
}

/** Each of the listed files, and whether the database names it. */
export async function* storedFiles(
  database: Database,
  list: ReturnType<FileStorage['list']>,
): AsyncGenerator<StoredFile> {
  let entries: StoredFileEntry[] = []
  for await (const entry of list) {
    entries.push(entry)
    if (entries.length < KEYS_AT_ONCE) continue
    yield* await compared(database, entries)
    entries = []
  }
  yield* await compared(database, entries)
}

async function compared(database: Database, entries: readonly StoredFileEntry[]): Promise<StoredFile[]> {
  if (entries.length === 0) return []
  const original = ({ key }: StoredFileEntry) => key.replace(PICTURE, '')
  const known = await database.transaction({ actor: 'system' }, (tx) =>
    findKnownKeys(tx, entries.map(original)),
  )
  return entries.map((entry) => ({ ...entry, isNamed: known.has(original(entry)) }))
}
