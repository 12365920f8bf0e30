import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eicarTestFile, type PingableScanner, ScannerUnavailable, type ScanVerdict } from './virus-scanner.ts'

const PING_MS = 1_500
const maxFrameBytes = 64 * 1024
/** A real answer is one short line; anything longer is not from a scanner. */
const maxAnswerChars = 4096

/** What the daemon says about a file above its StreamMaxLength, before it closes. */
const tooLong = 'INSTREAM size limit exceeded'

/**
 * ClamAV's daemon, spoken to by INSTREAM over TCP, one connection a file. The daemon's StreamMaxLength and
 * MaxFileSize should lie above our 50 MB: it calls a file above its MaxFileSize OK unseen.
 */
export class Clamd implements PingableScanner {
  readonly #host: string
  readonly #port: number
  readonly #deadlineMs: number

  /**
   * @param url `tcp://host:3310`, as `CLAMD_URL` of the settings
   * @param deadlineMs for connecting, sending and the answer together
   */
  constructor(url: string, deadlineMs = 60_000) {
    const { hostname, port } = new URL(url)
    this.#host = hostname.replace(/^\[|\]$/g, '')
    this.#port = Number(port || 3310)
    this.#deadlineMs = deadlineMs
  }

  async scan(content: Readable): Promise<ScanVerdict> {
    const answer = await this.#ask(content, frames, this.#deadlineMs)
    const signature = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1]
    if (signature !== undefined) return { result: 'INFECTED', signature }
    if (answer === 'stream: OK') return { result: 'CLEAN' }
    if (answer.startsWith(tooLong)) return { result: 'NOT_LOOKED_AT' }
    throw new ScannerUnavailable('the scanner gave no verdict')
  }

  async probe(): Promise<void> {
    const verdict = await this.scan(Readable.from([eicarTestFile()]))
    if (verdict.result !== 'INFECTED') throw new ScannerUnavailable('the scanner does not know the test file')
  }

  async ping(): Promise<void> {
    const answer = await this.#ask(Readable.from(['zPING\0']), (command) => command, PING_MS)
    if (answer !== 'PONG') throw new ScannerUnavailable('the scanner gave another answer than PONG')
  }

  async #ask(
    content: Readable,
    say: (content: AsyncIterable<Buffer | string>) => AsyncIterable<Buffer | string>,
    deadlineMs: number,
  ): Promise<string> {
    const socket = connect({ host: this.#host, port: this.#port, allowHalfOpen: true })
    const signal = AbortSignal.timeout(deadlineMs)
    const giveUp = () => socket.destroy(new Error('deadline'))
    signal.addEventListener('abort', giveUp)
    try {
      // The answer is awaited while sending: the daemon may refuse, and close, before it has everything.
      const answer = readAnswer(socket)
      const sending = pipeline(content, say, socket, { end: false, signal })
      const [received, sent] = await Promise.allSettled([answer, sending])
      if (received.status === 'rejected') throw received.reason
      // An answer to half a file is no verdict on the whole, unless it names a find or says that half is enough.
      const mayComeEarly = received.value.endsWith(' FOUND') || received.value.startsWith(tooLong)
      if (sent.status === 'rejected' && !mayComeEarly) throw sent.reason
      return received.value
    } catch (error) {
      throw new ScannerUnavailable('the scanner did not answer', { cause: error })
    } finally {
      signal.removeEventListener('abort', giveUp)
      socket.destroy()
      content.destroy()
    }
  }
}

/** The command, then each piece with its length in front, then a length of zero. */
async function* frames(content: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk as Buffer)
    for (let start = 0; start < bytes.length; start += maxFrameBytes) {
      const frame = bytes.subarray(start, start + maxFrameBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(frame.length)
      yield length
      yield frame
    }
  }
  yield Buffer.alloc(4)
}

/** Everything up to the closing NUL; what follows it does not count, what lacks it is no answer. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (data: string) => {
      text += data
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > maxAnswerChars) reject(new Error('the answer is too long'))
    })
    socket.on('end', () => reject(new Error('the answer broke off')))
    socket.on('close', () => reject(new Error('the connection closed')))
    socket.on('error', reject)
  })
}
