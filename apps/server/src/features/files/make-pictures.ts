import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../../services.ts'
import { uploadFolder } from './upload-folder.ts'

/** Beside a file, under its key with these endings, lie its pictures. */
export const THUMBNAIL_ENDING = '-t'
export const LARGE_ENDING = '-l'

export type Pictures = { width: number; height: number }

/** Makes and stores the small pictures of a stored image; null when none can be made of it. */
export async function makePictures(services: Services, storageKey: string): Promise<Pictures | null> {
  const folder = uploadFolder(services.config)
  const path = join(folder, `${randomUUID()}.picture`)
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(
      await services.storage.read(storageKey),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    )
    const made = await services.thumbnails.makeThumbnail(path)
    if (!made) return null
    await storePicture(services, storageKey + THUMBNAIL_ENDING, path, made.thumbnail)
    await storePicture(services, storageKey + LARGE_ENDING, path, made.large)
    return { width: made.width, height: made.height }
  } finally {
    await rm(path, { force: true })
  }
}

async function storePicture(services: Services, key: string, path: string, picture: Buffer): Promise<void> {
  await writeFile(path, picture)
  await services.storage.put(key, path, {
    contentType: 'image/webp',
    sizeBytes: picture.length,
    sha256: createHash('sha256').update(picture).digest('hex'),
  })
}
