import { canDownload, canShowPictures } from '@vastus/domain/files/scan-result'
import type { Readable } from 'node:stream'
import { StorageUnavailable, StoredFileMissing } from '../../adapters/storage/file-storage.ts'
import { Forbidden, NotFound, Unavailable } from '../../errors.ts'
import { canActAs } from '../../http/access.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { RawResponse } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { contextOf, type Role } from '../../principal.ts'
import { attachmentHeader } from './attachment-header.ts'
import type { ReadableFile } from './files-repository.ts'
import { findReadableFile } from './find-readable-file.ts'
import type { LARGE_ENDING, THUMBNAIL_ENDING } from './make-pictures.ts'

type DownloadInput = { params: { id: string } }

/** Whatever a browser makes of the bytes, it must not run them. */
const HARMLESS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** The file itself, always as an attachment. What the scanner has not looked at says so. */
export function downloadFile(services: Services) {
  return async ({ params }: DownloadInput, request: RequestContext): Promise<RawResponse> => {
    const file = await openFor(request, params.id, (found) => {
      if (!canDownload(found.scanResult)) throw new Forbidden()
    })
    return new RawResponse(await read(services, file, ''), {
      ...HARMLESS,
      'content-type': file.contentType,
      'content-length': String(file.sizeBytes),
      'content-disposition': attachmentHeader(file.name),
      ...(file.scanResult === 'NA' ? { 'x-not-scanned': 'true' } : {}),
    })
  }
}

/** A picture that the server has drawn of an image. */
export function downloadPicture(services: Services, ending: typeof THUMBNAIL_ENDING | typeof LARGE_ENDING) {
  return async ({ params }: DownloadInput, request: RequestContext): Promise<RawResponse> => {
    const file = await openFor(request, params.id, (found) => {
      if (!canDownload(found.scanResult)) throw new Forbidden()
      if (!canShowPictures(found.scanResult) || !found.hasThumbnail) throw new NotFound()
    })
    return new RawResponse(await read(services, file, ending), { ...HARMLESS, 'content-type': 'image/webp' })
  }
}

/** Staff first: who holds both roles reads as staff what is the clinic's, else as the patient. */
async function openFor(
  request: RequestContext,
  id: string,
  requireServable: (file: ReadableFile) => void,
): Promise<ReadableFile> {
  const principal = request.principal()
  const roles = (['PRM_DOCTOR', 'PRM_PATIENT'] satisfies Role[]).filter((role) => canActAs(principal, role))
  for (const role of roles) {
    const file = await request.transaction(
      async (tx) => {
        const found = await findReadableFile(tx, principal, role, id, request.now)
        if (!found) return undefined
        requireServable(found)
        request.audit(
          {
            clinicId: found.clinicId,
            subjectPersonId: found.patientPersonId,
            objectType: 'file',
            objectId: id,
          },
          { userId: principal.userId, sessionHash: principal.sessionHash, role },
        )
        return found
      },
      { context: contextOf(principal, role, request.now) },
    )
    if (file) return file
  }
  throw new NotFound()
}

async function read(services: Services, file: ReadableFile, ending: string): Promise<Readable> {
  try {
    return await services.storage.read(file.storageKey + ending)
  } catch (error) {
    if (error instanceof StorageUnavailable) throw new Unavailable('file storage', { cause: error })
    if (!(error instanceof StoredFileMissing)) throw error
    services.log.error({ fileId: file.id }, 'a stored file is missing')
    throw new NotFound()
  }
}
