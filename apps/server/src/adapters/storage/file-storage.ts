import type { Readable } from 'node:stream'

/** First and last byte, both counted from 0 and both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFileMeta {
  contentType: string
  sizeBytes: number
  /** Lower-case hexadecimal; a store that can checks the arriving bytes against it. */
  sha256: string
}

export interface StoredFileEntry {
  key: string
  modifiedAt: Date
}

/**
 * Where file contents live. Keys are our own random ids (see `assertStorageKey`), never a name somebody typed.
 * Any call may throw `StorageUnavailable`; trying again later is then right.
 */
export interface FileStorage {
  /** Stores a copy of the file at `path`, durable once resolved. Storing the same key again replaces it. */
  put(key: string, path: string, meta: StoredFileMeta): Promise<void>
  /** @throws StoredFileMissing when nothing is stored under the key */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Absent keys are no error: deleting twice is the same as once. */
  delete(key: string): Promise<void>
  /** Every stored file in no promised order, for the sweep of files without a row. */
  list(): AsyncIterable<StoredFileEntry>
}

export class StoredFileMissing extends Error {
  override name = 'StoredFileMissing'
}

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Refuses anything but 16 to 80 letters, digits, `_` and `-`, so that a key can never leave the store's folder. */
export function assertStorageKey(key: string): void {
  if (!/^[A-Za-z0-9_-]{16,80}$/.test(key)) throw new TypeError('not a storage key')
}
