import { type FileStorage, StoredFileMissing } from '../../../adapters/storage/file-storage.ts'

const ABSENT_KEY = 'readiness-probe-key'

/** Asks for a file that is not there: a store that says so is alive. @throws StorageUnavailable */
export async function canReadStorage(storage: FileStorage): Promise<void> {
  try {
    const content = await storage.read(ABSENT_KEY)
    content.destroy()
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
  }
}
