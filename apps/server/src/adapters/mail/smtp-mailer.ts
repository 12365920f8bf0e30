import { createTransport } from 'nodemailer'
import { type Mail, type Mailer, MailRefused, MailUnavailable } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`, as `SMTP_URL` of the settings. */
  url: string
  from: string
  /** For connecting, for the greeting, and for any later silence; 10 s when left out. */
  timeoutMs?: number
}

/** Sends over two kept-open connections; `close` ends them. */
export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof transportOf>
  readonly #from: string

  constructor(options: SmtpOptions) {
    this.#transport = transportOf(options)
    this.#from = options.from
  }

  async send(mail: Mail): Promise<void> {
    // A list would reach several people, and a line break could add headers.
    if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(mail.to)) throw new MailRefused(undefined)
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        messageId: `<${mail.messageId}>`,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw classify(error as { code?: string; responseCode?: number })
    }
  }

  close(): void {
    this.#transport.close()
  }
}

function transportOf({ url, timeoutMs = 10_000 }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password must not travel in the clear because somebody on the way hid the server's offer of encryption.
    requireTLS: !isSecure && !isLoopback && username !== '',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Only a 5xx about this mail or its recipient is final. A refused login or greeting is our own trouble: once it is
 * mended, the mails that waited should still go out.
 */
function classify({ code = 'UNKNOWN', responseCode }: { code?: string; responseCode?: number }) {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500
  return isAboutMail && isFinal ? new MailRefused(responseCode) : new MailUnavailable(code)
}
