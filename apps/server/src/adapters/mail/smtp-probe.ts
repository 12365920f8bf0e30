import type { Socket } from 'node:net'
import { MailUnavailable } from './mailer.ts'
import { type SmtpServer, smtpTransport } from './smtp-transport.ts'

const PROBE_MS = 1_800

/**
 * Connects, greets, encrypts where the server offers it, and leaves again; sends no mail.
 *
 * @param timeoutMs of `server`: for the whole of it, 1.8 s when left out
 * @param signIn whether to try user and password too
 * @throws MailUnavailable when that did not work in time
 */
export async function probeMailServer(
  { url, timeoutMs = PROBE_MS }: SmtpServer,
  { signIn }: { signIn: boolean },
): Promise<void> {
  const sockets = new Set<Socket>()
  const transport = smtpTransport({ url, timeoutMs }, sockets, { isPooled: false, signIn })
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.destroy(new Error('deadline'))
  }, timeoutMs)
  try {
    await transport.verify()
  } catch (error) {
    throw new MailUnavailable((error as { code?: string }).code ?? 'UNKNOWN')
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}
