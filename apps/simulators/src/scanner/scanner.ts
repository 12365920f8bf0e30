import type { Socket } from 'node:net'

/** Of the harmless EICAR test file; put together at run time, so that no scanner quarantines this source file. */
const TEST_VIRUS = ['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE'].join('-')
const LENGTH_BYTES = 4

/**
 * ClamAV's daemon on one connection: it answers a ping, and finds the test file and nothing else in what INSTREAM brings.
 *
 * @source clamd, commands PING and INSTREAM: each piece has its length in front, and a length of 0 ends the stream
 */
export function answerAsScanner(socket: Socket): void {
  let unread = Buffer.alloc(0)
  let command: string | undefined
  let end = ''
  let isFound = false

  socket.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data])
    command ??= readCommand()
    if (command === 'zPING') return socket.end('PONG\0')
    if (command === 'zINSTREAM') return readFrames()
    if (command !== undefined) socket.end('UNKNOWN COMMAND\0')
  })

  function readCommand(): string | undefined {
    const length = unread.indexOf(0)
    if (length < 0) return undefined
    const read = unread.toString('latin1', 0, length)
    unread = unread.subarray(length + 1)
    return read
  }

  function readFrames(): void {
    while (unread.length >= LENGTH_BYTES) {
      const length = unread.readUInt32BE()
      if (length === 0)
        return void socket.end(isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      if (unread.length < LENGTH_BYTES + length) return
      const seen = end + unread.toString('latin1', LENGTH_BYTES, LENGTH_BYTES + length)
      isFound ||= seen.includes(TEST_VIRUS)
      end = seen.slice(-TEST_VIRUS.length)
      unread = unread.subarray(LENGTH_BYTES + length)
    }
  }
}
