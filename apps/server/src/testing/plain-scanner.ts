import { startTcpServer, type TestTcpServer } from './tcp-server.ts'

/** Speaks INSTREAM as clamd does, and knows the test file and nothing else: for machines without a clamd. */
export function startPlainScanner(): Promise<TestTcpServer> {
  return startTcpServer((socket) => {
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => {
      parts.push(part)
      const all = Buffer.concat(parts)
      if (all.length < 4 || all.readUInt32BE(all.length - 4) !== 0) return
      const isFound = all.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
      socket.end(isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
}
