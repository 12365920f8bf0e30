import { startSmtpServer, startTcpServer } from '@vastus/server/testing'
import { eicarTestFile } from '../../apps/server/src/adapters/virus-scan/virus-scanner.ts'

/** The outside systems of a server that is killed; they outlive it and remember what it handed over. */
export async function startHelpers() {
  const smtp = await startSmtpServer()
  const scanner = await startTcpServer((socket) => {
    let seen = Buffer.alloc(0)
    socket.on('data', (piece: Buffer) => {
      seen = Buffer.concat([seen, piece])
      // A frame of no length ends the file.
      if (!seen.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(seen.includes(eicarTestFile()) ? 'stream: Test FOUND\0' : 'stream: OK\0')
    })
  })
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
