import type { removeClinicFile, removePatientFile } from '@vastus/contract/files'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { useErrorAlert } from '../api/use-alerts.ts'
import type { DraftUploads } from './use-draft-files.ts'

/**
 * Removes a file of a message that is not sent yet: from the server first, so that what is shown is what there is. The answered
 * function takes the id of a file, or of an upload, which may have arrived while its writer was asked.
 */
export function useRemoveFile(
  route: typeof removePatientFile | typeof removeClinicFile,
  eContactId: number,
  uploads: DraftUploads,
  onRemoved: (fileId: string) => void,
): (id: string) => Promise<void> {
  const alertError = useErrorAlert()
  return async (id) => {
    if (uploads.uploads.some((upload) => upload.id === id)) return uploads.remove(id)
    const fileId = uploads.fileIdOf(id) ?? id
    try {
      await call(route, { params: { id: String(eContactId), fileId } })
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) return alertError('files', error)
    }
    onRemoved(fileId)
  }
}
