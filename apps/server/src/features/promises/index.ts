import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { promiseJob } from './promise-job.ts'

export { beginPromise, followPromise, resumePromise } from './follow-promise.ts'
export { listAnswersDue } from './list-answers-due.ts'
export { findPromisedHours } from './find-promised-hours.ts'

/** By when a clinic promises to answer, and who gets a notice when the time runs out. */
export function promiseJobs(services: Services): Job[] {
  return [promiseJob(services)]
}
