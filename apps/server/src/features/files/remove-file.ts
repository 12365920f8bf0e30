import { StorageUnavailable } from '../../adapters/storage/file-storage.ts'
import { NotFound, Unavailable } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { removeUnsentFile } from './files-repository.ts'
import { LARGE_ENDING, THUMBNAIL_ENDING } from './make-pictures.ts'

type RemoveInput = { params: { id: number; fileId: string } }

/** Takes back a file of one's own before its message is sent. What the store keeps all the same is swept away. */
export function removeFile({ storage }: Services) {
  return async ({ params }: RemoveInput, request: RequestContext): Promise<undefined> => {
    const storageKey = await request.transaction(async (tx) => {
      const { side } = await accessEContact(tx, request, params.id, { lock: true })
      const { userId } = request.principal()
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
