import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { sendMailJob } from './mail/send-mail-job.ts'
import { answerReminderJob, notifyJob, replyOpensJob } from './notice-jobs.ts'
import { outboxRoute } from './outbox-route.ts'
import { pushAlarmJobs } from './push/push-alarm-jobs.ts'
import { pushRoutes } from './push/push-routes.ts'
import { sendPushJob } from './push/send-push-job.ts'

export { type QueuedMail, queueMail } from './mail/queue-mail.ts'
export { sendMail } from './mail/send-mail.ts'
export { PUSH_ALARM_JOB } from './push/push-alarm-jobs.ts'
export { showInOutbox } from './show-in-outbox.ts'
export { remindOfAnswer } from './answer-reminder.ts'
export { tellWhenReplyOpens } from './reply-opens.ts'

export function deliveryRoutes(
  services: Services,
): Handlers<'getPush' | 'updatePushEndpoint' | 'listOutbox'> {
  return { ...pushRoutes(services), ...outboxRoute(services) }
}

/** Mail and push: what is sent, in whose language, how often it is tried, and the ledger of notices to the patient's side. */
export function deliveryJobs(services: Services): Job[] {
  return [
    notifyJob(services),
    replyOpensJob(services),
    answerReminderJob(services),
    sendMailJob(services),
    sendPushJob(services),
    ...pushAlarmJobs(services),
  ]
}
