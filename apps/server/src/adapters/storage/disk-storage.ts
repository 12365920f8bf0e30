import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  assertStorageKey,
  type ByteRange,
  type FileStorage,
  StorageUnavailable,
  StoredFileMissing,
} from './file-storage.ts'

/** Files under one folder, spread over two levels so that no folder grows large. */
export class DiskStorage implements FileStorage {
  readonly #root: string

  /** @param root created when missing; `<dataDir>/files` in the running server */
  constructor(root: string) {
    this.#root = root
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.#pathOf(key)
    const partial = `${target}.${randomUUID()}.part`
    try {
      await mkdir(dirname(target), { recursive: true })
      await copyFile(path, partial, constants.COPYFILE_FICLONE)
      await sync(partial)
      await rename(partial, target)
      await sync(dirname(target))
    } catch (error) {
      await rm(partial, { force: true })
      throw new StorageUnavailable('the file could not be written', { cause: error })
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const stream = createReadStream(this.#pathOf(key), range ?? {})
    try {
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve())
        stream.once('error', reject)
      })
    } catch (error) {
      if (isAbsent(error)) throw new StoredFileMissing('no such file', { cause: error })
      throw new StorageUnavailable('the file could not be opened', { cause: error })
    }
    return stream
  }

  async delete(key: string): Promise<void> {
    const path = this.#pathOf(key)
    try {
      await rm(path, { force: true })
    } catch (error) {
      throw new StorageUnavailable('the file could not be removed', { cause: error })
    }
  }

  async *list() {
    await mkdir(this.#root, { recursive: true })
    for await (const entry of await opendir(this.#root, { recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const modifiedAt = await modifiedTime(path)
      if (modifiedAt === undefined) continue
      // A crash while writing leaves a `.part` that no key names, so the sweep could not delete it.
      if (!entry.name.endsWith('.part')) yield { key: entry.name, modifiedAt }
      else if (Date.now() - modifiedAt.getTime() > partialMaxAgeMs) await rm(path, { force: true })
    }
  }

  #pathOf(key: string): string {
    assertStorageKey(key)
    return join(this.#root, key.slice(0, 2), key.slice(2, 4), key)
  }
}

const partialMaxAgeMs = 24 * 60 * 60 * 1000

/** `undefined` for a file deleted since the folder was read. */
async function modifiedTime(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
