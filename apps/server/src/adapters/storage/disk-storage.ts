import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import {
  copyFile,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  assertStorageKey,
  BIN_NAME,
  type ByteRange,
  type FileStorage,
  isStorageKey,
  MARK_NAME,
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

  async take(key: string, path: string): Promise<void> {
    const target = this.#pathOf(key)
    try {
      await sync(path)
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
      await sync(dirname(target))
    } catch (error) {
      // The file lies on another disk.
      if ((error as NodeJS.ErrnoException).code === 'EXDEV') return this.put(key, path)
      throw new StorageUnavailable('the file could not be moved', { cause: error })
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
    for await (const { name, path } of filesIn(this.#root)) {
      if (!isStorageKey(name) || path !== this.#pathOf(name)) continue
      const modifiedAt = await modifiedTime(path)
      if (modifiedAt !== undefined) yield { key: name, modifiedAt }
    }
  }

  async readMark(): Promise<string | undefined> {
    try {
      return (await readFile(join(this.#root, MARK_NAME), 'utf8')).trim()
    } catch (error) {
      if (isAbsent(error)) return undefined
      throw new StorageUnavailable('the mark of the store could not be read', { cause: error })
    }
  }

  /** In one step: another process that starts at this moment must not read half of it. */
  async writeMark(installationId: string): Promise<void> {
    const mark = join(this.#root, MARK_NAME)
    const partial = `${mark}.${randomUUID()}.part`
    try {
      await mkdir(this.#root, { recursive: true })
      await writeFile(partial, `${installationId}\n`, { flush: true })
      await rename(partial, mark)
      await sync(this.#root)
    } catch (error) {
      await rm(partial, { force: true })
      throw new StorageUnavailable('the mark of the store could not be written', { cause: error })
    }
  }

  async moveToBin(key: string): Promise<void> {
    const target = this.#binPathOf(key)
    if (await this.#move(this.#pathOf(key), target)) await utimes(target, new Date(), new Date())
  }

  async takeFromBin(key: string): Promise<void> {
    await this.#move(this.#binPathOf(key), this.#pathOf(key))
  }

  async *listBin() {
    for await (const { name, path } of filesIn(join(this.#root, BIN_NAME))) {
      const modifiedAt = await modifiedTime(path)
      if (isStorageKey(name) && modifiedAt !== undefined) yield { key: name, modifiedAt }
    }
  }

  async deleteFromBin(key: string): Promise<void> {
    await rm(this.#binPathOf(key), { force: true })
  }

  async removeHalfWritten(before: Date): Promise<void> {
    for await (const { name, path } of filesIn(this.#root)) {
      if (!name.endsWith('.part')) continue
      const modifiedAt = await modifiedTime(path)
      if (modifiedAt !== undefined && modifiedAt < before) await rm(path, { force: true })
    }
  }

  /** False when there is nothing at `from`. */
  async #move(from: string, to: string): Promise<boolean> {
    try {
      await mkdir(dirname(to), { recursive: true })
      await rename(from, to)
      await sync(dirname(to))
      return true
    } catch (error) {
      if (isAbsent(error)) return false
      throw new StorageUnavailable('the file could not be moved', { cause: error })
    }
  }

  #pathOf(key: string): string {
    assertStorageKey(key)
    return join(this.#root, key.slice(0, 2), key.slice(2, 4), key)
  }

  #binPathOf(key: string): string {
    assertStorageKey(key)
    return join(this.#root, BIN_NAME, key)
  }
}

/** Every file below a folder, none where the folder is not there. */
async function* filesIn(root: string): AsyncGenerator<{ name: string; path: string }> {
  if ((await modifiedTime(root)) === undefined) return
  for await (const entry of await opendir(root, { recursive: true }))
    if (entry.isFile()) yield { name: entry.name, path: join(entry.parentPath, entry.name) }
}

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
