import { formatOf, isImageFormat } from '@vastus/domain/files/file-rules'
import * as z from 'zod/mini'
import { recordEvents } from '../../events/record-events.ts'
import { defineJob, type Job, type LastWrites } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { findNewFile, findSentEContact, type NewFileToSee, saveScanResult } from './files-repository.ts'
import { makePictures, type Pictures } from './make-pictures.ts'

export const SCAN_FILE_JOB = 'scan-file'
/** With pauses growing to an hour: a scanner may be away for a good week. */
const MAX_ATTEMPTS = 200

/**
 * Looks for malware in one file, and draws the pictures of an image that is not infected. A scanner in trouble leaves the
 * file WAITING and fails the attempt, so that the job comes back. An image that no scanner looks at gets its pictures too.
 */
export function scanFileJob(services: Services): Job {
  const { database, scanner, storage } = services
  return defineJob({
    kind: SCAN_FILE_JOB,
    waitsForOthers: true,
    payload: z.object({ fileId: z.uuid() }),
    maxAttempts: MAX_ATTEMPTS,
    async handler({ fileId }) {
      const file = await database.transaction({ actor: 'system' }, (tx) => findNewFile(tx, fileId))
      if (!file) return undefined
      const result = await scan(file)
      const pictures =
        result !== 'INFECTED' && isImage(file.name) ? await makePictures(services, file.storageKey) : null
      return result === file.scanResult && !pictures ? undefined : settle(file, result, pictures)
    },
  })

  /** NA where nobody has looked at it: the scanner was taken out of the settings, or the file is too large for it. */
  async function scan(file: NewFileToSee): Promise<'CLEAN' | 'INFECTED' | 'NA'> {
    if (!scanner || file.scanResult === 'NA') return 'NA'
    const { result } = await scanner.scan(await storage.read(file.storageKey), file.sizeBytes)
    return result === 'NOT_LOOKED_AT' ? 'NA' : result
  }

  function settle(
    file: NewFileToSee,
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

export function isImage(name: string): boolean {
  const format = formatOf(name)
  return format !== null && isImageFormat(format)
}
