import type { Services } from '../../services.ts'

const ABSENT_KEY = 'readiness-probe-key'

/** Asks for a file that is not there: a store that says so is alive. Anything else it throws means that it is not. */
export async function canReadStorage(storage: Services['storage']): Promise<void> {
  try {
    const content = await storage.read(ABSENT_KEY)
    content.destroy()
  } catch (error) {
    if (!(error instanceof Error && error.name === 'StoredFileMissing')) throw error
  }
}
