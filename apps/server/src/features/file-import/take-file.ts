import { idText } from '@vastus/contract/fields'
import type { FileImport } from '@vastus/contract/file-import'
import type { FileImportKind } from '@vastus/domain/file-import/file-import'
import { InvalidInput } from '../../errors.ts'
import type { UploadedPart } from '../../http/read-upload.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import type { Services } from '../../services.ts'
import { carryOut, getImport, present } from './carry-out.ts'
import { beginStep, deleteImport, insertImport } from './file-imports-repository.ts'
import { readBytes } from './read-table.ts'
import { storeRows } from './store-rows.ts'

type Upload = { upload: () => Promise<UploadedPart> }

/**
 * Takes a file of the caller's clinic. Without a preview it is carried out at once.
 *
 * @throws BusinessRule INVALID_INPUT_FILE, NotFound for a foreign clinic
 */
export async function takeFile(
  services: Services,
  request: RequestContext,
  { upload }: Upload,
  { kind, isPreview }: { kind: FileImportKind; isPreview: boolean },
): Promise<FileImport> {
  const part = await upload()
  const bytes = await readUploaded(part)
  const fileName = await part.end()
  const { clinicId } = requireEmployment(request, readClinicId(part.field('clinicId')))
  const { userId, sessionHash } = request.principal()
  const id = await request.transaction((tx) => {
    request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    return insertImport(tx, { clinicId, kind, fileName: fileName.slice(-200), userId, now: request.now })
  })
  const actor = { userId, sessionHash, role: request.role }
  const running = { id, clinicId, kind, createdByUserId: userId, actor, requestId: request.requestId }
  try {
    await storeRows(services, running, bytes)
  } catch (error) {
    await services.database.transaction({ actor: 'system' }, (tx) => deleteImport(tx, id))
    throw error
  }
  await services.database.transaction({ actor: 'system' }, (tx) => beginStep(tx, id, 'PREVIEW'))
  if (!isPreview) return carryOut(services, request, id, 'RUNNING')
  return request.transaction(async (tx) => present(await getImport(tx, request, id)))
}

async function readUploaded({ stream }: UploadedPart): Promise<Buffer> {
  try {
    return await readBytes(stream)
  } catch (error) {
    if (stream.errored) throw new InvalidInput([{ path: 'file', rule: 'FORM' }])
    throw error
  }
}

function readClinicId(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  const parsed = idText.safeParse(typed)
  if (!parsed.success) throw new InvalidInput([{ path: 'clinicId', rule: 'FORM' }])
  return parsed.data
}
