import { randomUUID } from 'node:crypto'
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
  /** The same for a file that only the caller knows: it may be gone from `path` afterwards, which saves the copy. */
  take(key: string, path: string, meta: StoredFileMeta): Promise<void>
  /** @throws StoredFileMissing when nothing is stored under the key */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Absent keys are no error: deleting twice is the same as once. */
  delete(key: string): Promise<void>
  /** Every stored file in no promised order. What has no storage key for a name is not ours and is left out. */
  list(): AsyncIterable<StoredFileEntry>
  /** Id of the installation that the store belongs to; undefined when it was never marked. */
  readMark(): Promise<string | undefined>
  writeMark(installationId: string): Promise<void>
  /** Sets a file aside: it can no longer be read and is not listed. An absent one is no error. */
  moveToBin(key: string): Promise<void>
  takeFromBin(key: string): Promise<void>
  /** What was set aside; `modifiedAt` is when that happened. */
  listBin(): AsyncIterable<StoredFileEntry>
  deleteFromBin(key: string): Promise<void>
  /** Removes what a crash left half-written before an instant. */
  removeHalfWritten(before: Date): Promise<void>
}

/** Name of the object that carries the mark, next to the files, so that a copy of a store carries it too. */
export const MARK_NAME = 'vastus-installation'
export const BIN_NAME = 'bin'
const TEMPORARY = 'temporary-'

/** A key for what is thrown away a day later, such as a copy that a patient fetches. */
export function newTemporaryKey(): string {
  return TEMPORARY + randomUUID()
}

export function isTemporaryKey(key: string): boolean {
  return key.startsWith(TEMPORARY)
}

/** Tells a file of ours from the mark and from whatever else somebody keeps in the same place. */
export function isStorageKey(name: string): boolean {
  return name !== MARK_NAME && /^[A-Za-z0-9_-]{16,80}$/.test(name)
}

export class StoredFileMissing extends Error {
  override name = 'StoredFileMissing'
}

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Refuses anything but 16 to 80 letters, digits, `_` and `-`, so that a key can never leave the store's folder. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('not a storage key')
}
