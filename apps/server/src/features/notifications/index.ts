import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { notifyJob, replyOpensJob } from './notice-jobs.ts'
import { sendPushJob } from './push/send-push-job.ts'

export { tellWhenReplyOpens } from './reply-opens.ts'
export { pushRoutes } from './push/push-routes.ts'

/** Notices to the patient's side, by e-mail and on devices, with their ledger. Staff look at the dashboard instead. */
export function notificationJobs(parts: Parts): Job[] {
  return [notifyJob(parts), replyOpensJob(parts), sendPushJob(parts)]
}
