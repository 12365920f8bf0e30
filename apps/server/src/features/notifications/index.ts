import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { notifyJob, replyOpensJob } from './notice-jobs.ts'

/** Notices to the patient's side, by e-mail, with their ledger. Staff look at the dashboard instead. */
export function notificationJobs(parts: Parts): Job[] {
  return [notifyJob(parts), replyOpensJob(parts)]
}
