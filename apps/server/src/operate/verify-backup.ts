import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupRefused, filePath, type Manifest, readManifest, tablePath } from './manifest.ts'

/**
 * Reads a backup from end to end and compares it with its manifest.
 *
 * @throws BackupRefused naming every part that is damaged or missing
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.tables.length === 0) throw new BackupRefused(`${folder} is a backup of nothing`)
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tablePath(name), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ path: filePath(key), sha256 })),
  ]
  const wrong: string[] = []
  for (const { path, sha256 } of parts) {
    const found = await hashOf(join(folder, path))
    if (found !== sha256) wrong.push(`${path} is ${found === undefined ? 'missing' : 'damaged'}`)
  }
  if (wrong.length > 0) throw new BackupRefused(wrong.join('\n'))
  return manifest
}

async function hashOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return hash.digest('hex')
}
