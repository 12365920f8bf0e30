import { access, constants, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from './config.ts'
import type { Log } from './db/database.ts'

const LOOK_EVERY_MS = 5_000
const LEAST_FREE_BYTES = 1024 ** 3
const LEAST_FREE_SHARE = 0.05

/** Room for an ordinary user, and in all, on the disk that holds a folder. Bytes. */
export type DiskSpace = { freeBytes: number; totalBytes: number }

/** Says whether so little disk is left that nothing more may be written. Looks now and then, not when asked. */
export interface DiskGuard {
  isLow(): boolean
}

/** The folders that this process writes to by itself. A full temporary folder, for example, stops nobody. */
export function writtenFolders({
  dataDir,
  databaseUrl,
  s3Url,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 's3Url'>): string[] {
  return [...(databaseUrl ? [] : [`${dataDir}/database`]), ...(s3Url ? [] : [`${dataDir}/files`])]
}

/**
 * Watches the disks of some folders. The embedded database cannot even be opened again on a full disk, so writing
 * stops before: below 1 GB or 5 %.
 *
 * @param options.spaceOf how to measure; tests hand in their own
 */
export function createDiskGuard(options: {
  folders: readonly string[]
  log: Log
  spaceOf?: (folder: string) => Promise<DiskSpace>
}): DiskGuard & { look: () => Promise<void>; start: () => Promise<void>; stop: () => void } {
  const { folders, log, spaceOf = measure } = options
  let low = false
  let isKnown = true
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    try {
      const spaces = await Promise.all(folders.map(spaceOf))
      const isLow = spaces.some(isTooSmall)
      if (isLow && !low) log.error({ spaces }, 'the disk is nearly full: nothing more is written')
      if (!isLow && low) log.info({ spaces }, 'the disk has room again')
      low = isLow
      isKnown = true
    } catch (error) {
      // Not knowing is no reason to turn people away: what was last known stays.
      if (isKnown) log.warn({ err: error }, 'the free disk space could not be read')
      isKnown = false
    }
  }

  return {
    isLow: () => low,
    look,
    async start() {
      await look()
      timer = setInterval(() => void look(), LOOK_EVERY_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

function isTooSmall({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < LEAST_FREE_BYTES || freeBytes < totalBytes * LEAST_FREE_SHARE
}

/** No room at all where the disk may only be read, or has no place for one more file. */
export async function measure(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder).catch((error: unknown) => {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder
    if (isAbsent) return statfs(dirname(folder))
    throw error
  })
  const isFull = (files > 0 && ffree === 0) || (await isReadOnly(folder))
  return { freeBytes: isFull ? 0 : bavail * bsize, totalBytes: blocks * bsize }
}

async function isReadOnly(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    return false
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (['EROFS', 'EACCES'].includes(code)) return true
    throw error
  }
}
