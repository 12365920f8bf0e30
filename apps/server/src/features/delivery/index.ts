import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { sendMailJob } from './mail/send-mail-job.ts'
import { notifyJob, replyOpensJob } from './notice-jobs.ts'
import { outboxRoute } from './outbox-route.ts'
import { pushRoutes } from './push/push-routes.ts'
import { sendPushJob } from './push/send-push-job.ts'

export { queueMail } from './mail/queue-mail.ts'
export { sendMail } from './mail/send-mail.ts'
export { tellWhenReplyOpens } from './reply-opens.ts'

export function deliveryRoutes(parts: Parts): Handlers<'getPush' | 'updatePushEndpoint' | 'listOutbox'> {
  return { ...pushRoutes(parts), ...outboxRoute(parts) }
}

/** Mail and push: what is sent, in whose language, how often it is tried, and the ledger of notices to the patient's side. */
export function deliveryJobs(parts: Parts): Job[] {
  return [notifyJob(parts), replyOpensJob(parts), sendMailJob(parts), sendPushJob(parts)]
}
