import { NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { accessEContact, refreshRow } from '../e-contacts/index.ts'
import { removeUnsentFile } from './files-repository.ts'

type RemoveInput = { params: { id: number; fileId: string } }

/** Takes back a file of one's own before its message is sent. */
export async function removeFile({ params }: RemoveInput, call: Call): Promise<undefined> {
  await call.transaction(async (tx) => {
    const { side } = await accessEContact(tx, call, params.id, { lock: true })
    const { userId } = call.principal()
    const file = { id: params.fileId, eContactId: params.id, uploadedBy: side, userId }
    if (!(await removeUnsentFile(tx, file))) throw new NotFound()
    await refreshRow(tx, params.id)
  })
  return undefined
}
