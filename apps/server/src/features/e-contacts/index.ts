import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { finalizeJob } from './finalize-job.ts'
import { flowEndJob } from './flow-end-job.ts'

export { type AccessedEContact, accessEContact, accessForJob } from './access-e-contact.ts'
export { applyForWriter } from './apply-for-writer.ts'
export { applyChange, type Change, changeEContact, checkChange, openForChange } from './change-e-contact.ts'
export { answerQuestionnaire } from './answer-questionnaire.ts'
export { createByStaff } from './create-by-staff.ts'
export type { EContact } from './e-contact.ts'
export { finalize } from './finalize.ts'
export { listOwnEContacts } from './list-own.ts'
export { fetchAnswers, noteCompleted, pagesOfFlow } from './provider-flow.ts'
export { answerFlow, finalizeFlow, readFlow, startQuestionnaire } from './questionnaire-flow.ts'
export { requireQuestionnaireOffered } from './require-offered.ts'
export { refuse } from './refuse.ts'
export { saveEContact } from './save-e-contact.ts'
export { sendByPatient } from './send-by-patient.ts'
export { startOwnQuestionnaire } from './start-own-questionnaire.ts'
export { acceptWaiting, setMembership } from './set-membership.ts'

export function eContactJobs(services: Services): Job[] {
  return [finalizeJob(services), flowEndJob(services)]
}
