import { StorageUnavailable } from '../../adapters/storage/file-storage.ts'
import { NotFound, Unavailable } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { removeUnsentFile } from './files-repository.ts'
import { LARGE_ENDING, THUMBNAIL_ENDING } from './make-pictures.ts'

type RemoveInput = { params: { id: number; fileId: string } }

/** Takes back a file of one's own before its message is sent. What the store keeps all the same is swept away. */
export function removeFile({ storage }: Parts) {
  return async ({ params }: RemoveInput, call: Call): Promise<undefined> => {
    const storageKey = await call.transaction(async (tx) => {
      const { side } = await accessEContact(tx, call, params.id, { lock: true })
      const { userId } = call.principal()
      const file = { id: params.fileId, eContactId: params.id, uploadedBy: side, userId }
      const removed = await removeUnsentFile(tx, file)
      if (!removed) throw new NotFound()
      refreshRow(tx, params.id)
      return removed.storageKey
    })
    try {
      for (const ending of ['', THUMBNAIL_ENDING, LARGE_ENDING]) await storage.delete(storageKey + ending)
    } catch (error) {
      if (error instanceof StorageUnavailable) throw new Unavailable('file storage', { cause: error })
      throw error
    }
    return undefined
  }
}
