import { LANGUAGES, type Language } from '@vastus/i18n'
import * as z from 'zod/mini'
import { MailRefused } from '../adapters/mail/mailer.ts'
import type { Tx } from '../db/database.ts'
import { defineJob, type Job } from '../jobs/define-job.ts'
import { postJob } from '../jobs/queue.ts'
import type { Parts } from '../parts.ts'
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.ts'
import { insertOutboxMessage } from './outbox-repository.ts'
import { type MailParams, renderTemplate } from './render-template.ts'
import { settleNotice } from './notice-repository.ts'

const SEND_MAIL_JOB = 'send-mail'
const MAX_ATTEMPTS = 40
/** A code is worth nothing after some minutes: late ones would only stand in the way of the newest. */
const CODE_MAILS: readonly MailTemplate[] = ['signUpCode', 'alreadyHaveAccount', 'resetCode', 'profileCode']
const MAX_ATTEMPTS_OF_CODE = 9

export type QueuedMail = {
  to: string
  language: Language
  template: MailTemplate
  params: MailParams
  /** The row of the ledger that learns what became of the mail. */
  noticeId?: number
  /** Never sent: queued so that the work of an answer does not tell who has an account. */
  isDecoy?: true
  /** Of two mails with one key only the first is sent. */
  dedupeKey?: string
}

/** Sends a mail after, and only if, the transaction commits. */
export function queueMail(tx: Tx, { dedupeKey, ...mail }: QueuedMail): void {
  postJob(tx, {
    kind: SEND_MAIL_JOB,
    payload: mail,
    ...(dedupeKey ? { dedupeKey } : {}),
    ...(CODE_MAILS.includes(mail.template) ? { maxAttempts: MAX_ATTEMPTS_OF_CODE } : {}),
  })
}

const payload = z.object({
  to: z.string(),
  language: z.enum(LANGUAGES),
  template: z.enum(Object.keys(MAIL_TEMPLATES) as [MailTemplate, ...MailTemplate[]]),
  params: z.record(z.string(), z.string()),
  noticeId: z.optional(z.int()),
  isDecoy: z.optional(z.literal(true)),
})

/** The one job that hands mails to the mail server, and in DEMO and DEV shows them in the outbox. */
export function mailJobs(parts: Parts): Job[] {
  const { clock, config, database, log, mailer } = parts
  const domain = new URL(config.publicUrl).hostname
  return [
    defineJob({
      kind: SEND_MAIL_JOB,
      waitsForOthers: true,
      payload,
      maxAttempts: MAX_ATTEMPTS,
      handler: async ({ to, language, template, params, noticeId, isDecoy }, { jobId, lastAttempt }) => {
        if (isDecoy) return
        const settle = async (outcome: Parameters<typeof settleNotice>[2]) => {
          if (noticeId !== undefined) await settleNotice(database, noticeId, outcome)
        }
        const mail = renderTemplate(template, language, params, config.publicUrl)
        if (config.appMode !== 'PROD')
          await database.transaction({ actor: 'system' }, (tx) =>
            insertOutboxMessage(tx, {
              jobId,
              channel: 'EMAIL',
              to,
              subject: mail.subject,
              text: mail.text,
              createdAt: clock.now(),
            }),
          )
        try {
          await mailer?.send({ to, ...mail, messageId: `mail-${jobId}@${domain}` })
          await settle({ state: 'SENT', sentAt: clock.now() })
        } catch (error) {
          const isRefused = error instanceof MailRefused
          if (isRefused || lastAttempt)
            await settle({ state: 'FAILED', error: isRefused ? 'REFUSED' : 'UNAVAILABLE' })
          // Trying again would not help: the address does not take mail.
          if (!isRefused) throw error
          log.warn({ jobId, template, smtpCode: error.smtpCode }, 'a mail was refused')
        }
      },
    }),
  ]
}
