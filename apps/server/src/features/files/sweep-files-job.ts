import { smallShareOf } from '@vastus/domain/installation/decide-start'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isTemporaryKey, type StoredFileEntry } from '../../adapters/storage/file-storage.ts'
import { findInstallationId } from '../../installation/installation-repository.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Services } from '../../services.ts'
import { listFilesBefore } from './files-repository.ts'
import { storedFiles } from './stored-files.ts'
import { uploadFolder } from './upload-folder.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BIN_DAYS = 30

export const SWEEP_FILES_JOB = 'sweep-files'
export const sweepFilesEveryDay: Recurring = { kind: SWEEP_FILES_JOB, payload: {}, every: DAY_MS }

/**
 * Sets aside stored files that no row names once they are a day old: a small share of the store at once, into a bin
 * where they stay for 30 days. Takes them back when a row names them after all. Reports files that are gone from the
 * store: those are a loss that somebody must look into.
 */
export function sweepFilesJob(services: Services): Job {
  const { clock, database, log, storage } = services
  return defineJob({
    kind: SWEEP_FILES_JOB,
    waitsForOthers: true,
    payload: z.object({}),
    maxAttempts: 5,
    async handler() {
      const startedAt = clock.now()
      const yesterday = new Date(startedAt.getTime() - DAY_MS)
      await sweepUploadFolder(uploadFolder(services.config), yesterday)
      if (!(await isOwnStore())) return
      await storage.removeHalfWritten(yesterday)
      await lookThroughBin(new Date(startedAt.getTime() - BIN_DAYS * DAY_MS))
      const stored = await sweepStore(yesterday)
      await reportMissing(stored, startedAt)
    },
  })

  /** The start has compared them. A store may be replaced or marked by another installation while this one runs. */
  async function isOwnStore(): Promise<boolean> {
    const id = await database.transaction({ actor: 'system' }, findInstallationId)
    const isOwn = id !== undefined && id === (await storage.readMark())
    if (!isOwn) log.error('the file store does not carry the mark of this installation: nothing was swept')
    return isOwn
  }

  async function lookThroughBin(before: Date): Promise<void> {
    let takenBack = 0
    for await (const { key, modifiedAt, isNamed } of storedFiles(database, storage.listBin())) {
      if (isNamed) {
        await storage.takeFromBin(key)
        takenBack++
      } else if (modifiedAt < before) await storage.deleteFromBin(key)
    }
    if (takenBack > 0) log.warn({ count: takenBack }, 'files that a row names were taken back from the bin')
  }

  async function sweepStore(before: Date): Promise<Set<string>> {
    const stored = new Set<string>()
    const unknown: StoredFileEntry[] = []
    for await (const { key, modifiedAt, isNamed } of storedFiles(database, storage.list())) {
      stored.add(key)
      if (isNamed || modifiedAt >= before) continue
      if (isTemporaryKey(key)) await storage.delete(key)
      else unknown.push({ key, modifiedAt })
    }
    await setAside(unknown, smallShareOf(stored.size))
    return stored
  }

  async function setAside(unknown: readonly StoredFileEntry[], atMost: number): Promise<void> {
    const oldest = unknown.toSorted((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())
    const count = Math.min(unknown.length, atMost)
    for (const { key } of oldest.slice(0, count)) await storage.moveToBin(key)
    if (count > 0) log.warn({ count }, `stored files without a row were set aside for ${BIN_DAYS} days`)
    if (unknown.length > count)
      log.error(
        { setAside: count, waiting: unknown.length - count },
        'many stored files have no row: is this the right database for this file store?',
      )
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
