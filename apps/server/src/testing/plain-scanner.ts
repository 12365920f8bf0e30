import { startTcpServer, type TestTcpServer } from './tcp-server.ts'

/** Speaks INSTREAM as clamd does, and knows the test file and nothing else: for machines without a clamd. */
export function startPlainScanner(): Promise<TestTcpServer> {
  return startTcpServer((socket) => {
    let tail = Buffer.alloc(0)
    let isFound = false
    socket.on('data', (part: Buffer) => {
      const seen = Buffer.concat([tail, part])
      tail = seen.subarray(-64)
      isFound ||= seen.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
      if (tail.length < 4 || tail.readUInt32BE(tail.length - 4) !== 0) return
      socket.end(isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
}
