/** PROD serves real clinics; DEMO and DEV fill an empty database with invented people whose password is public. */
export type InstallationMode = 'PROD' | 'DEMO' | 'DEV'

/** `id` is null where the database was made before installations had one. */
export type FoundDatabase = 'FRESH' | { id: string | null; madeBy: InstallationMode }

export interface FoundStore {
  /** Id of the installation that the store belongs to; null when it was never marked. */
  mark: string | null
  /** Stored files, counted only where there is no mark. */
  files: number
  /** Those among them that no row of the database names. */
  unknownFiles: number
  /** Whether a sample of the files that the database names is there: `GONE` when not one of them is. */
  namedFiles: 'NONE_NAMED' | 'FOUND' | 'GONE'
}

export type StartRefusal =
  | 'DATABASE_IS_DEMO'
  | 'DATABASE_IS_PROD'
  | 'DATABASE_IS_NEW'
  | 'STORE_OF_ANOTHER'
  | 'STORE_IS_UNKNOWN'
  | 'FILES_GONE'

const SMALL_SHARE = 0.01
const SMALL_NUMBER = 20

/** How many files may be set aside at once, and how many unknown ones a store may have: 1 % of it or 20, whichever is more. */
export function smallShareOf(files: number): number {
  return Math.max(SMALL_NUMBER, Math.floor(files * SMALL_SHARE))
}

/**
 * Decides whether the product may start on this database and this file store. Nothing may be written to either before.
 *
 * A store without a mark is taken over only on evidence: it is empty, or it has files that the database names and hardly
 * any that it does not.
 */
export function decideStart(
  mode: InstallationMode,
  database: FoundDatabase,
  store: FoundStore,
): 'START' | StartRefusal {
  if (database === 'FRESH') return store.mark === null && store.files === 0 ? 'START' : 'DATABASE_IS_NEW'
  if (mode === 'PROD' && database.madeBy !== 'PROD') return 'DATABASE_IS_DEMO'
  if (mode !== 'PROD' && database.madeBy === 'PROD') return 'DATABASE_IS_PROD'
  return decideStore(database.id, store)
}

/** The part of `decideStart` that does not depend on the mode. */
export function decideStore(id: string | null, store: FoundStore): 'START' | StartRefusal {
  if (store.mark !== null && store.mark !== id) return 'STORE_OF_ANOTHER'
  if (store.mark !== null || store.files === 0) return store.namedFiles === 'GONE' ? 'FILES_GONE' : 'START'
  const isOwn = store.namedFiles === 'FOUND' && store.unknownFiles <= smallShareOf(store.files)
  return isOwn ? 'START' : 'STORE_IS_UNKNOWN'
}
