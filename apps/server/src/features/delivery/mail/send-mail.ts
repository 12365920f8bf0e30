import type { Language } from '@vastus/i18n'
import { MailRefused } from '../../../adapters/mail/mailer.ts'
import type { JobContext } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { type Handed, handOver } from '../hand-over.ts'
import type { MailTemplate } from './mail-templates.ts'
import { type MailParams, renderTemplate } from './render-template.ts'

type Order = {
  to: string
  language: Language
  template: MailTemplate
  params: MailParams
  /** The same at every try, so that a mail sent twice can be recognised. */
  messageName: string
  noticeId?: number | undefined
}

/**
 * Renders a mail and hands it to the mail server.
 *
 * @returns with the refusal REFUSED where the address does not take mail
 * @throws MailUnavailable when it is worth trying later
 */
export function sendMail(
  services: Services,
  job: JobContext,
  { to, language, template, params, messageName, noticeId }: Order,
): Promise<Handed> {
  const { config, log, mailer } = services
  const mail = renderTemplate(template, language, params, config.publicUrl)
  const messageId = `${messageName}@${new URL(config.publicUrl).hostname}`
  const { subject, text } = mail
  return handOver(services, job, { channel: 'EMAIL', to, subject, text, noticeId }, async () => {
    try {
      await mailer?.send({ to, ...mail, messageId })
      return undefined
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      log.warn({ jobId: job.jobId, template, smtpCode: error.smtpCode }, 'a mail was refused')
      return 'REFUSED'
    }
  })
}
