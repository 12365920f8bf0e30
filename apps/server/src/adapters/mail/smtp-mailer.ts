import { createTransport } from 'nodemailer'
import { connect, type Socket } from 'node:net'
import { type Mail, type Mailer, MailRefused, MailUnavailable } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`, as `SMTP_URL` of the settings. */
  url: string
  from: string
  /** For connecting, for the greeting, and for any later silence; 10 s when left out. */
  timeoutMs?: number
}

/** A server that trickles is never silent: the whole of one mail takes this many times the deadline at most. */
const WHOLE_MAIL = 6

/** Sends over two kept-open connections; `close` ends them. */
export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof transportOf>
  readonly #from: string
  readonly #sockets = new Set<Socket>()
  readonly #wholeMs: number

  constructor(options: SmtpOptions) {
    this.#transport = transportOf(options, this.#sockets)
    this.#wholeMs = (options.timeoutMs ?? DEFAULT_TIMEOUT_MS) * WHOLE_MAIL
    this.#from = options.from
  }

  async send(mail: Mail): Promise<void> {
    // A list would reach several people, and a line break could add headers.
    if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(mail.to)) throw new MailRefused(undefined)
    // Ends the connections, whoever uses them: that other mail comes again as well.
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
      throw classify(error as { code?: string; responseCode?: number })
    } finally {
      clearTimeout(timer)
    }
  }

  close(): void {
    this.#transport.close()
  }
}

const DEFAULT_TIMEOUT_MS = 10_000

function transportOf({ url, timeoutMs = DEFAULT_TIMEOUT_MS }: SmtpOptions, sockets: Set<Socket>) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const address = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
  }
  return createTransport({
    ...address,
    pool: true,
    maxConnections: 2,
    getSocket(_options: object, done: (error: Error | null, options: object) => void) {
      const socket = connect(address)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      const fail = (error: Error) => done(Object.assign(error, { code: 'ECONNECTION' }), {})
      const timer = setTimeout(() => socket.destroy(new Error('deadline')), timeoutMs)
      socket.once('error', fail)
      socket.once('connect', () => {
        clearTimeout(timer)
        socket.off('error', fail)
        done(null, { connection: socket })
      })
    },
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
