import type { removeClinicFile, removePatientFile } from '@vastus/contract/files'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { useErrorAlert } from '../api/use-alerts.ts'

/** Removes a file of a message that is not sent yet: from the server first, so that what is shown is what there is. */
export function useRemoveFile(
  route: typeof removePatientFile | typeof removeClinicFile,
  eContactId: number,
  onRemoved: (fileId: string) => void,
): (fileId: string) => Promise<void> {
  const alertError = useErrorAlert()
  return async (fileId) => {
    try {
      await call(route, { params: { id: String(eContactId), fileId } })
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) return alertError('files', error)
    }
    onRemoved(fileId)
  }
}
