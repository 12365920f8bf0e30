import { createTransport } from 'nodemailer'
import { connect, type Socket } from 'node:net'

export interface SmtpServer {
  /** `smtp://user:password@host:587` or `smtps://…:465`, as `SMTP_URL` of the settings. */
  url: string
  /** For connecting, for the greeting, and for any later silence; 10 s when left out. */
  timeoutMs?: number
}

export const DEFAULT_TIMEOUT_MS = 10_000

/**
 * A transport that takes two kept-open connections, or a new one for each call.
 *
 * @param sockets its open connections, so that a deadline can end them
 */
export function smtpTransport(
  { url, timeoutMs = DEFAULT_TIMEOUT_MS }: SmtpServer,
  sockets: Set<Socket>,
  { isPooled, signIn }: { isPooled: boolean; signIn: boolean } = { isPooled: true, signIn: true },
) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const address = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
  }
  return createTransport({
    ...address,
    ...(isPooled ? { pool: true as const, maxConnections: 2 } : {}),
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
    ...(username === '' || !signIn
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
