import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { alarmJob } from './alarm-job.ts'
import { promiseJob } from './promise-job.ts'

export { beginPromise, followPromise, resumePromise } from './follow-promise.ts'
export { listAnswersDue } from './list-answers-due.ts'
export { takeAlarms } from './danger-alarms.ts'
export { findPromisedHours } from './find-promised-hours.ts'
export { raiseAlarm } from './raise-alarm.ts'

/** By when a clinic promises to answer and to act on danger signs, and who gets a notice when the time runs out. */
export function promiseJobs(services: Services): Job[] {
  return [promiseJob(services), alarmJob()]
}
