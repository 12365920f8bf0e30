import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import * as z from 'zod/mini'
import { MailRefused } from '../../adapters/mail/mailer.ts'
import { wordsIn } from '../../http/words.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { insertOutboxMessage } from '../../mail-job/outbox-repository.ts'
import { renderTemplate } from '../../mail-job/render-template.ts'
import type { Parts } from '../../parts.ts'
import { findUnmailed, markMailed } from './support-repository.ts'

export const MAIL_REQUEST_JOB = 'mail-support-request'
const MAX_ATTEMPTS = 40

/** Mails a kept request to the support. The queue holds its number only: what people write is protected by policies. */
export function mailRequestJob({ clock, config, database, log, mailer }: Parts): Job {
  const language = languageOf(countryProfile(config.countryCode).defaultLocale) ?? DEFAULT_LANGUAGE
  const domain = new URL(config.publicUrl).hostname
  return defineJob({
    kind: MAIL_REQUEST_JOB,
    waitsForOthers: true,
    payload: z.object({ requestId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    handler: async ({ requestId }, { jobId }) => {
      const request = await database.transaction({ actor: 'system' }, (tx) => findUnmailed(tx, requestId))
      if (!request) return
      const { topic, subject, description, email } = request
      const params = {
        topic: wordsIn(language)(`support.topic.${topic}`),
        subject,
        description,
        email,
        number: String(requestId),
      }
      const mail = renderTemplate('supportRequest', language, params, config.publicUrl)
      const to = config.supportEmail
      try {
        await mailer?.send({ to, ...mail, messageId: `support-${requestId}@${domain}` })
      } catch (error) {
        // Trying again would not help: the support's address does not take mail. The request is kept all the same.
        if (!(error instanceof MailRefused)) throw error
        log.error({ jobId, requestId, smtpCode: error.smtpCode }, 'the mail to the support was refused')
        return
      }
      await database.transaction({ actor: 'system' }, async (tx) => {
        await markMailed(tx, requestId, clock.now())
        if (config.appMode === 'PROD') return
        const { subject: title, text } = mail
        await insertOutboxMessage(tx, {
          jobId,
          channel: 'EMAIL',
          to,
          subject: title,
          text,
          createdAt: clock.now(),
        })
      })
    },
  })
}
