import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { finalizeJob } from './finalize-job.ts'

export { type AccessedEContact, accessEContact } from './access-e-contact.ts'
export { applyChange, type Change, changeEContact, openForChange, saveDecision } from './change-e-contact.ts'
export { createByStaff } from './create-by-staff.ts'
export { type EContact, stateOf } from './e-contact.ts'
export {
  countWrittenBy,
  findAny,
  listWrittenAfter,
  listWrittenBy,
  refreshRow,
  saveEContact,
} from './e-contact-repository.ts'
export { finalize, finalizeByStaff } from './finalize.ts'
export { findViewableClinic } from './find-viewable-clinic.ts'
export { refuse } from './refuse.ts'
export { requireUnsentFiles } from './require-unsent-files.ts'
export { sendFreeText } from './send-free-text.ts'
export { refreshRowsOfPatient, registerPatient } from './register-patient.ts'
export { lockUnsentFiles } from './unsent-files-repository.ts'

export function eContactJobs(parts: Parts): Job[] {
  return [finalizeJob(parts)]
}
