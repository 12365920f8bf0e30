import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Parts } from '../../parts.ts'
import { uploadFolder } from './upload-folder.ts'

/** Beside a file, under its key with these endings, lie its pictures. */
export const THUMBNAIL_ENDING = '-t'
export const LARGE_ENDING = '-l'

export type Pictures = { width: number; height: number }

/** Makes and stores the small pictures of a stored image; null when none can be made of it. */
export async function makePictures(parts: Parts, storageKey: string): Promise<Pictures | null> {
  const folder = uploadFolder(parts.config)
  const path = join(folder, `${randomUUID()}.picture`)
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(
      await parts.storage.read(storageKey),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    )
    const made = await parts.thumbnails.makeThumbnail(path)
    if (!made) return null
    await storePicture(parts, storageKey + THUMBNAIL_ENDING, path, made.thumbnail)
    await storePicture(parts, storageKey + LARGE_ENDING, path, made.large)
    return { width: made.width, height: made.height }
  } finally {
    await rm(path, { force: true })
  }
}

async function storePicture(parts: Parts, key: string, path: string, picture: Buffer): Promise<void> {
  await writeFile(path, picture)
  await parts.storage.put(key, path, {
    contentType: 'image/webp',
    sizeBytes: picture.length,
    sha256: createHash('sha256').update(picture).digest('hex'),
  })
}
