import { MailRefused, MailUnavailable } from '../../adapters/mail/mailer.ts'
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts'
import type { Config } from '../../config.ts'
import { type Finding, leftOut, ok, wrong } from './finding.ts'

const TEXT = 'This mail was sent by npm run operate -- doctor. It reached you, so mail from Vastus does.'

/** Hands a test mail to the mail server. */
export async function checkMail(
  { smtpUrl, mailFrom, publicUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  to: string | undefined,
): Promise<Finding> {
  if (!smtpUrl) return leftOut('mail', 'SMTP_URL is empty')
  const mailer = new SmtpMailer({ url: smtpUrl, from: mailFrom })
  try {
    if (!to) {
      await mailer.probe()
      return ok('mail', 'the mail server answers; a test mail goes out with -- --mail-to you@example.ee')
    }
    const messageId = `doctor-${Date.now()}@${new URL(publicUrl).hostname}`
    await mailer.send({ to, subject: 'Test of Vastus', text: TEXT, messageId, language: 'en' })
    return ok('mail', `the mail server took a test mail to ${to}; see that it arrives, and not among spam`)
  } catch (error) {
    if (error instanceof MailRefused)
      return wrong(
        'mail',
        `the mail server refuses mail to ${to} (${error.smtpCode ?? 'before sending'})`,
        'allow MAIL_FROM as a sender and this machine as a relay in the mail server, or try another address',
      )
    if (error instanceof MailUnavailable)
      return wrong(
        'mail',
        `the mail server at ${hostOf(smtpUrl)} takes no mail (${error.code})`,
        REMEDIES[error.code] ??
          'is it running, is the port open in the firewall, and is SMTP_URL right? smtps:// is for port 465',
      )
    throw error
  } finally {
    mailer.close()
  }
}

const REMEDIES: Record<string, string> = {
  EAUTH: 'correct user and password in SMTP_URL',
  ETLS: 'it offers no encryption (STARTTLS), and a password is not sent without: use port 587, or smtps:// with port 465',
  ESOCKET:
    'its encryption does not work: the certificate must be valid for the host of SMTP_URL (one of an authority of your own: set NODE_EXTRA_CA_CERTS), and smtps:// is for port 465 alone',
}

const hostOf = (url: string): string => new URL(url).host
