import { formatOf, isImageFormat } from '@vastus/domain/files/file-rules'
import * as z from 'zod/mini'
import { recordEvents } from '../../events/record-events.ts'
import { defineJob, type Job, type LastWrites } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { findSentEContact, findWaitingFile, saveScanResult, type WaitingFile } from './files-repository.ts'
import { makePictures, type Pictures } from './make-pictures.ts'

export const SCAN_FILE_JOB = 'scan-file'
/** With pauses growing to an hour: a scanner may be away for a good week. */
const MAX_ATTEMPTS = 200

/**
 * Looks for malware in one file, and makes the small pictures of a clean image. A scanner in trouble leaves the file
 * WAITING and fails the attempt, so that the job comes back.
 */
export function scanFileJob(services: Services): Job {
  const { database, scanner, storage } = services
  return defineJob({
    kind: SCAN_FILE_JOB,
    waitsForOthers: true,
    payload: z.object({ fileId: z.uuid() }),
    maxAttempts: MAX_ATTEMPTS,
    async handler({ fileId }) {
      const file = await database.transaction({ actor: 'system' }, (tx) => findWaitingFile(tx, fileId))
      if (!file) return undefined
      // The scanner was taken out of the settings since: the same as a file that came without one.
      if (!scanner) return settle(file, 'NA', null)
      const { result } = await scanner.scan(await storage.read(file.storageKey), file.sizeBytes)
      // Nobody has looked at it: it may be had as a download with a warning, like a file that came without a scanner.
      if (result === 'NOT_LOOKED_AT') return settle(file, 'NA', null)
      const format = formatOf(file.name)
      const isPicture = result === 'CLEAN' && format !== null && isImageFormat(format)
      return settle(file, result, isPicture ? await makePictures(services, file.storageKey) : null)
    },
  })

  function settle(
    file: WaitingFile,
    result: 'CLEAN' | 'INFECTED' | 'NA',
    pictures: Pictures | null,
  ): LastWrites {
    const now = services.clock.now()
    return async (tx) => {
      if (!(await saveScanResult(tx, file.id, result, pictures))) return
      const eContact = await findSentEContact(tx, file.eContactId)
      // Open views learn the result.
      if (eContact) recordEvents(tx, eContact, ['E_CONTACT_FILES_ADDED'], null, now)
    }
  }
}
