import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Parts } from '../../parts.ts'
import { findKnownKeys, listFilesBefore } from './files-repository.ts'
import { LARGE_ENDING, THUMBNAIL_ENDING } from './make-pictures.ts'
import { uploadFolder } from './upload-folder.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEYS_AT_ONCE = 500
const PICTURE = new RegExp(`(${THUMBNAIL_ENDING}|${LARGE_ENDING})$`)

export const SWEEP_FILES_JOB = 'sweep-files'
export const sweepFilesEveryDay: Recurring = { kind: SWEEP_FILES_JOB, payload: {}, every: DAY_MS }

/**
 * Removes what interrupted uploads left behind once it is a day old, and reports files that are gone from the store:
 * those are a loss that somebody must look into.
 */
export function sweepFilesJob(parts: Parts): Job {
  const { clock, database, log, storage } = parts
  return defineJob({
    kind: SWEEP_FILES_JOB,
    waitsForOthers: true,
    payload: z.object({}),
    maxAttempts: 5,
    async handler() {
      const startedAt = clock.now()
      const oldest = new Date(startedAt.getTime() - DAY_MS)
      await sweepUploadFolder(uploadFolder(parts.config), oldest)

      const stored = new Set<string>()
      let old: string[] = []
      for await (const { key, modifiedAt } of storage.list()) {
        stored.add(key)
        if (modifiedAt < oldest) old.push(key)
        if (old.length < KEYS_AT_ONCE) continue
        await deleteUnknown(old)
        old = []
      }
      await deleteUnknown(old)
      await reportMissing(stored, startedAt)
    },
  })

  async function deleteUnknown(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const originals = keys.map((key) => key.replace(PICTURE, ''))
    const known = await database.transaction({ actor: 'system' }, (tx) => findKnownKeys(tx, originals))
    const unknown = keys.filter((key) => !known.has(key.replace(PICTURE, '')))
    for (const key of unknown) await storage.delete(key)
    if (unknown.length > 0) log.info({ count: unknown.length }, 'stored files without a row were removed')
  }

  /** A row says when its upload began: one that took up to an hour may have come behind the listing. */
  async function reportMissing(stored: ReadonlySet<string>, startedAt: Date): Promise<void> {
    const settled = new Date(startedAt.getTime() - HOUR_MS)
    const rows = await database.transaction({ actor: 'system' }, (tx) => listFilesBefore(tx, settled))
    const missing = rows.filter((row) => !stored.has(row.storageKey)).map((row) => row.id)
    if (missing.length > 0)
      log.error({ count: missing.length, fileIds: missing.slice(0, 100) }, 'stored files are missing')
  }
}

async function sweepUploadFolder(folder: string, oldest: Date): Promise<void> {
  await mkdir(folder, { recursive: true })
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    // An upload that ended meanwhile has taken its file away.
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (found && found.mtime < oldest) await rm(path, { force: true })
  }
}
