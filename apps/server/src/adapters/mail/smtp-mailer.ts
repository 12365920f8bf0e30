import type { Socket } from 'node:net'
import { type Mail, type Mailer, MailRefused, MailUnavailable } from './mailer.ts'
import { probeMailServer } from './smtp-probe.ts'
import { DEFAULT_TIMEOUT_MS, type SmtpServer, smtpTransport } from './smtp-transport.ts'

export interface SmtpOptions extends SmtpServer {
  from: string
}

/** A server that trickles is never silent: the whole of one mail takes this many times the deadline at most. */
const WHOLE_MAIL = 6

/** Sends over two kept-open connections; `close` ends them. */
export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof smtpTransport>
  readonly #server: SmtpServer
  readonly #from: string
  readonly #sockets = new Set<Socket>()
  readonly #wholeMs: number
  /** Signing in is tried until it worked once, and again when it was refused: a provider counts sign-ins. */
  #isSignInProven = false

  constructor(options: SmtpOptions) {
    this.#transport = smtpTransport(options, this.#sockets)
    this.#server = options
    this.#wholeMs = (options.timeoutMs ?? DEFAULT_TIMEOUT_MS) * WHOLE_MAIL
    this.#from = options.from
  }

  async send(mail: Mail): Promise<void> {
    // A list would reach several people, and a line break could add headers.
    if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(mail.to)) throw new MailRefused(undefined)
    // Ends all connections, also those of other mails, which are sent again.
    const timer = setTimeout(() => this.#sockets.forEach((socket) => socket.destroy()), this.#wholeMs)
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
      const known = error as { code?: string; responseCode?: number }
      if (known.code === 'EAUTH') this.#isSignInProven = false
      throw classify(known)
    } finally {
      clearTimeout(timer)
    }
  }

  async probe(): Promise<void> {
    await probeMailServer(this.#server, { signIn: !this.#isSignInProven })
    this.#isSignInProven = true
  }

  close(): void {
    this.#transport.close()
  }
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
