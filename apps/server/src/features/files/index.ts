import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'

type Names = 'uploadPatientFile' | 'uploadClinicFile' | 'downloadFile' | 'getThumbnail' | 'getLargeImage'

export function fileRoutes(_parts: Parts): Handlers<Names> {
  throw new Error('being built')
}
