import type { FoundDatabase, FoundStore } from '@vastus/domain/installation/decide-start'
import { type FileStorage, isTemporaryKey, StoredFileMissing } from '../adapters/storage/file-storage.ts'
import type { Database } from '../db/database.ts'
import { storedFiles } from '../features/files/index.ts'
import { sampleStorageKeys } from './installation-repository.ts'

/** What is in the file store, as far as the decision about a start needs it. Reads only. */
export async function inspectStore(
  { mark, storage, database }: { mark: string | null; storage: FileStorage; database?: Database },
  found: FoundDatabase,
): Promise<FoundStore> {
  if (found === 'FRESH' || !database) {
    const files = mark === null && (await hasFiles(storage)) ? 1 : 0
    return { mark, files, unknownFiles: files, namedFiles: 'NONE_NAMED' }
  }
  const namedFiles = await findNamedFiles(storage, await database.ownerTransaction(sampleStorageKeys))
  const counts = mark === null ? await countFiles(database, storage) : { files: 0, unknownFiles: 0 }
  return { mark, ...counts, namedFiles }
}

async function hasFiles(storage: FileStorage): Promise<boolean> {
  for await (const _ of storage.list()) return true
  return false
}

async function countFiles(database: Database, storage: FileStorage) {
  let files = 0
  let unknownFiles = 0
  for await (const { key, isNamed } of storedFiles(database, storage.list())) {
    if (isTemporaryKey(key)) continue
    files++
    if (!isNamed) unknownFiles++
  }
  return { files, unknownFiles }
}

/** Looks at one after another until one is there, which is the first nearly always. */
async function findNamedFiles(
  storage: FileStorage,
  keys: readonly string[],
): Promise<FoundStore['namedFiles']> {
  for (const key of keys) if (await isStored(storage, key)) return 'FOUND'
  return keys.length === 0 ? 'NONE_NAMED' : 'GONE'
}

async function isStored(storage: FileStorage, key: string): Promise<boolean> {
  try {
    const content = await storage.read(key)
    content.destroy()
    return true
  } catch (error) {
    if (error instanceof StoredFileMissing) return false
    throw error
  }
}
