import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import * as z from 'zod/mini'
import { wordsIn } from '../../http/words.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { sendMail } from '../delivery/index.ts'
import { findUnmailed, markMailed } from './support-repository.ts'

export const MAIL_REQUEST_JOB = 'mail-support-request'
const MAX_ATTEMPTS = 40

/** Mails a kept request to the support. The queue holds its number only: what people write is protected by policies. */
export function mailRequestJob(services: Services): Job {
  const { clock, config, database, log } = services
  const language = languageOf(countryProfile(config.countryCode).defaultLocale) ?? DEFAULT_LANGUAGE
  return defineJob({
    kind: MAIL_REQUEST_JOB,
    waitsForOthers: true,
    payload: z.object({ requestId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    handler: async ({ requestId }, job) => {
      const request = await database.transaction({ actor: 'system' }, (tx) => findUnmailed(tx, requestId))
      if (!request) return undefined
      const { topic, subject, description, email } = request
      const { refusal } = await sendMail(services, job, {
        to: config.supportEmail,
        language,
        template: 'supportRequest',
        params: {
          topic: wordsIn(language)(`support.topic.${topic}`),
          subject,
          description,
          email,
          number: String(requestId),
        },
        messageName: `support-${requestId}`,
      })
      if (!refusal) return (tx) => markMailed(tx, requestId, clock.now())
      log.error({ jobId: job.jobId, requestId }, 'the mail to the support was refused')
      return undefined // the request is kept all the same
    },
  })
}
