import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Backups = { count: number; newestAt: Date | null }

/** The backups in the folder that vastus-backup.service fills every night; none where there is no such folder. */
export async function findBackups(folder: string): Promise<Backups> {
  const names = await readdir(folder).catch(absent)
  const times = await Promise.all(
    names
      .filter((name) => name.startsWith('vastus-'))
      .map(async (name) => (await stat(join(folder, name))).mtime.getTime()),
  )
  return { count: times.length, newestAt: times.length === 0 ? null : new Date(Math.max(...times)) }
}

/** A folder that is not there, or that this account may not read. */
function absent(error: unknown): string[] {
  const { code = '' } = error as NodeJS.ErrnoException
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(code)) return []
  throw error
}
