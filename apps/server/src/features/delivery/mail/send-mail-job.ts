import { LANGUAGES } from '@vastus/i18n'
import * as z from 'zod/mini'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.ts'
import { SEND_MAIL_JOB } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

const MAX_ATTEMPTS = 40

const payload = z.object({
  to: z.string(),
  language: z.enum(LANGUAGES),
  template: z.enum(Object.keys(MAIL_TEMPLATES) as [MailTemplate, ...MailTemplate[]]),
  params: z.record(z.string(), z.string()),
  noticeId: z.optional(z.int()),
  isDecoy: z.optional(z.literal(true)),
})

export function sendMailJob(services: Services): Job {
  return defineJob({
    kind: SEND_MAIL_JOB,
    waitsForOthers: true,
    payload,
    maxAttempts: MAX_ATTEMPTS,
    handler: async ({ isDecoy, ...mail }, job) => {
      if (isDecoy) return undefined
      const { lastWrites } = await sendMail(services, job, { ...mail, messageName: `mail-${job.jobId}` })
      return lastWrites
    },
  })
}
