import { startPlainScanner, startSmtpServer } from '@vastus/server/testing'

/** The outside systems of a server that is killed; they outlive it and remember what it handed over. */
export async function startHelpers() {
  const smtp = await startSmtpServer()
  const scanner = await startPlainScanner()
  return {
    smtpUrl: smtp.url,
    clamdUrl: `tcp://127.0.0.1:${scanner.port}`,
    /** One identifier per mail; handed over twice after a crash it is the same one, and one mail to its reader. */
    mailIds: () => smtp.mails.map(({ parsed }) => parsed.messageId),
    stop: async () => {
      await scanner.stop()
      await smtp.stop()
    },
  }
}
export type CrashHelpers = Awaited<ReturnType<typeof startHelpers>>
