import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { clinicRoutes } from './clinic-routes.ts'
import { finalizeJob } from './finalize-job.ts'
import { patientRoutes } from './patient-routes.ts'
import { releaseJob } from './release-reply.ts'

export { type Accessed, accessEContact } from './access-e-contact.ts'
export { assign } from './assign.ts'
export { complete } from './complete.ts'
export { requireReason } from './require-reason.ts'
export { changingForClinic } from './changing.ts'
export { applyChange, changeEContact, openForChange } from './change-e-contact.ts'
export { type EContact, stateOf } from './e-contact.ts'
export { countWrittenBy, refreshRow, saveEContact } from './e-contact-repository.ts'
export { listHeld } from './held-replies-repository.ts'
export { type OwnConversation, readOwnConversations } from './own-conversations.ts'
export { findViewableClinic } from './find-viewable-clinic.ts'
export { promiseOpening, REPLY_OPENS_JOB } from './reply.ts'
export { FILE_COLUMNS, type FileRow, IS_SENT } from './message-files-repository.ts'
export { presentFile } from './present-file.ts'
export { listUnread } from './seen-repository.ts'
export { refuse, writtenAsInClinic } from './refuse.ts'
export { refreshRowsOfPatient, takeOn } from './take-on.ts'

export function eContactRoutes(
  parts: Parts,
): Handlers<keyof typeof patientRoutes | keyof ReturnType<typeof clinicRoutes>> {
  return { ...patientRoutes, ...clinicRoutes(parts) }
}

export function eContactJobs(parts: Parts): Job[] {
  return [finalizeJob(parts), releaseJob(parts)]
}
