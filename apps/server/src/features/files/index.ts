import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Services } from '../../services.ts'
import { downloadFile, downloadPicture } from './download-file.ts'
import { LARGE_ENDING, THUMBNAIL_ENDING } from './make-pictures.ts'
import { removeFile } from './remove-file.ts'
import { scanFileJob } from './scan-file-job.ts'
import { sweepFilesEveryDay, sweepFilesJob } from './sweep-files-job.ts'
import { uploadFile } from './upload-file.ts'
import { createUploadSlots } from './upload-slots.ts'

export { listOwnFiles, type OwnFile } from './list-own-files.ts'
export { storedFiles } from './stored-files.ts'
export { uploadFolder } from './upload-folder.ts'

type Names =
  | 'uploadPatientFile'
  | 'uploadClinicFile'
  | 'removePatientFile'
  | 'removeClinicFile'
  | 'downloadFile'
  | 'getThumbnail'
  | 'getLargeImage'

export function fileRoutes(services: Services): Handlers<Names> {
  const remove = removeFile(services)
  const upload = uploadFile(services, createUploadSlots())
  return {
    uploadPatientFile: upload,
    uploadClinicFile: upload,
    removePatientFile: remove,
    removeClinicFile: remove,
    downloadFile: downloadFile(services),
    getThumbnail: downloadPicture(services, THUMBNAIL_ENDING),
    getLargeImage: downloadPicture(services, LARGE_ENDING),
  }
}

export function fileJobs(services: Services): Job[] {
  return [scanFileJob(services), sweepFilesJob(services)]
}

/** What comes back every so often; handed to the schedule. */
export const fileSchedule: readonly Recurring[] = [sweepFilesEveryDay]
