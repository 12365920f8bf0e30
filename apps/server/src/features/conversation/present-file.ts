import type { FileShape } from '@vastus/contract/shapes'
import { canShowPictures } from '@vastus/domain/files/scan-result'
import type { FileRow } from './message-files-repository.ts'

export function presentFile(file: FileRow): FileShape {
  const hasPictures = file.hasThumbnail && canShowPictures(file.scanResult)
  return {
    id: file.id,
    name: file.name,
    size: file.sizeBytes,
    contentType: file.contentType,
    scanResult: file.scanResult,
    uploadedBy: file.uploadedBy,
    createdAt: file.createdAt,
    thumbnailURL: hasPictures ? `/api/files/${file.id}/thumbnail` : null,
    largeURL: hasPictures ? `/api/files/${file.id}/large` : null,
    width: file.width,
    height: file.height,
  }
}
