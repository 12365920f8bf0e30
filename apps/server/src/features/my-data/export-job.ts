import { countryProfile } from '@vastus/domain/country'
import { createFormatters, type Language } from '@vastus/i18n'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { newTemporaryKey } from '../../adapters/storage/file-storage.ts'
import { wordsIn } from '../../http/words.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { uploadFolder } from '../files/index.ts'
import { findExport, saveFailed, saveReady } from './exports-repository.ts'
import type { Reader } from './html.ts'
import { writeCopy } from './write-copy.ts'

export const EXPORT_JOB = 'export-my-data'
const VALID_MS = 24 * 3_600_000

/** Makes the copy that a patient asked for, and puts it where only that account can fetch it. */
export function exportJob(services: Services): Job {
  const { clock, config, database, storage } = services
  return defineJob({
    kind: EXPORT_JOB,
    waitsForOthers: true,
    payload: z.object({ userId: z.int(), exportId: z.string() }),
    maxAttempts: 3,
    async handler({ userId, exportId }, { lastAttempt }) {
      const wanted = await database.transaction({ actor: 'system' }, (tx) => findExport(tx, userId))
      if (wanted?.id !== exportId || wanted.state === 'READY') return
      const storageKey = newTemporaryKey()
      const folder = uploadFolder(config)
      const path = join(folder, `${storageKey}.zip`)
      try {
        await mkdir(folder, { recursive: true })
        const sizeBytes = await writeCopy(services, wanted, readerOf(services, wanted.language), path)
        const sha256 = await digestOf(path)
        await storage.put(storageKey, path, { contentType: 'application/zip', sizeBytes, sha256 })
        const expiresAt = new Date(clock.now().getTime() + VALID_MS)
        await database.transaction({ actor: 'system' }, (tx) =>
          saveReady(tx, exportId, { storageKey, sizeBytes, expiresAt }),
        )
      } catch (error) {
        if (lastAttempt) await database.transaction({ actor: 'system' }, (tx) => saveFailed(tx, exportId))
        throw error
      } finally {
        await rm(path, { force: true })
      }
    },
  })
}

function readerOf({ config }: Services, language: Language): Reader {
  const { timeZone } = countryProfile(config.countryCode)
  return {
    language,
    country: config.countryCode,
    t: wordsIn(language),
    format: createFormatters({ language, country: config.countryCode, timeZone }),
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
