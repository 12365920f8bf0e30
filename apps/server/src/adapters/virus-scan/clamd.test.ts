// @proves R4-048
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findClamd, startClamd, type TestClamd } from '../../testing/clamd.ts'
import { startPlainScanner } from '../../testing/plain-scanner.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { startTcpServer, type TestTcpServer } from '../../testing/tcp-server.ts'
import { Clamd } from './clamd.ts'
import { eicarTestFile, ScannerUnavailable } from './virus-scanner.ts'
import { WatchedScanner } from './watched-scanner.ts'

const binary = await findClamd()
const mb = 1024 * 1024

describe.skipIf(binary === undefined)('a real clamd', () => {
  let clamd: TestClamd
  beforeAll(async () => {
    clamd = await startClamd(binary ?? '')
  }, 30_000)
  afterAll(() => clamd?.stop())

  test('calls an ordinary file clean', async () => {
    expect(await new Clamd(clamd.url).scan(Readable.from([Buffer.from('tere')]))).toEqual({ result: 'CLEAN' })
  })

  test.each([
    ['as it is', eicarTestFile()],
    ['compressed', gzipSync(eicarTestFile())],
    ['behind a long beginning', Buffer.concat([Buffer.alloc(300_000, 'a'), eicarTestFile()])],
  ])('finds the test file %s', async (_how, content) => {
    const verdict = await new Clamd(clamd.url).scan(Readable.from([content]))
    expect(verdict).toMatchObject({ result: 'INFECTED', signature: expect.stringContaining('Eicar-Test') })
  })

  test('takes a file of 50 MB, and eight at once', async () => {
    const chunks = Array.from({ length: 50 }, () => Buffer.alloc(1024 * 1024, 'x'))
    expect(await new Clamd(clamd.url).scan(Readable.from(chunks))).toEqual({ result: 'CLEAN' })
    const verdicts = await Promise.all(
      Array.from({ length: 8 }, () => new Clamd(clamd.url).scan(Readable.from(chunks.slice(0, 2)))),
    )
    expect(verdicts.every(({ result }) => result === 'CLEAN')).toBe(true)
  })

  test('has not looked at a file above its limit for streams, whether it says so or cuts the connection', async () => {
    const chunks = Array.from({ length: 61 }, () => Buffer.alloc(mb, 'x'))
    const watched = new WatchedScanner(new Clamd(clamd.url), quietLog)
    expect(await watched.scan(Readable.from(chunks), 61 * mb)).toEqual({ result: 'NOT_LOOKED_AT' })
  })

  test('passes the probe and the ping', async () => {
    await new Clamd(clamd.url).ping()
    await new Clamd(clamd.url).probe()
  })
})

describe.skipIf(binary === undefined)('a real clamd with the limits of its distribution', () => {
  let clamd: TestClamd
  beforeAll(async () => {
    clamd = await startClamd(binary ?? '', { streamMb: 100, fileMb: 25, scanMb: 100 })
  }, 30_000)
  afterAll(() => clamd?.stop())

  test('calls a large file OK although a test file lies in it, so nobody believes it', async () => {
    const large = () => Readable.from([Buffer.alloc(31 * mb, 'a'), eicarTestFile()])
    expect(await new Clamd(clamd.url).scan(large())).toEqual({ result: 'CLEAN' })
    const watched = new WatchedScanner(new Clamd(clamd.url), quietLog)
    expect(await watched.scan(large(), 31 * mb + 68)).toEqual({ result: 'NOT_LOOKED_AT' })
    const smaller = () => Readable.from([Buffer.alloc(20 * mb, 'a'), eicarTestFile()])
    expect(await watched.scan(smaller(), 20 * mb + 68)).toMatchObject({ result: 'INFECTED' })
    expect(await watched.scan(Readable.from([Buffer.alloc(20 * mb, 'a')]), 20 * mb)).toEqual({
      result: 'CLEAN',
    })
  })
})

describe('the scanner of DEMO', () => {
  let server: TestTcpServer
  beforeAll(async () => {
    server = await startPlainScanner()
  })
  afterAll(() => server.stop())
  const scan = (...chunks: Buffer[]) =>
    new Clamd(`tcp://127.0.0.1:${server.port}`).scan(Readable.from(chunks))

  test('passes the ping and the probe', async () => {
    const clamd = new Clamd(`tcp://127.0.0.1:${server.port}`)
    await clamd.ping()
    await clamd.probe()
  })

  test('finds the test file and nothing else, wherever it is cut', async () => {
    const test = eicarTestFile()
    const halves = [test.subarray(0, 40), test.subarray(40)]
    expect(await scan(Buffer.alloc(200_000, 'a'), ...halves)).toMatchObject({ result: 'INFECTED' })
    // Zeros look like the end of the stream to those who do not count.
    expect(await scan(Buffer.alloc(200_000))).toEqual({ result: 'CLEAN' })
    expect(await scan(Buffer.alloc(200_000), test)).toMatchObject({ result: 'INFECTED' })
  })
})

describe('a scanner that misbehaves', () => {
  let server: TestTcpServer | undefined
  afterEach(() => server?.stop())

  const small = () => Readable.from([Buffer.from('tere')])
  async function clamdThat(onConnection: (socket: Socket) => void, deadlineMs = 2000) {
    server = await startTcpServer(onConnection)
    return new Clamd(`tcp://127.0.0.1:${server.port}`, deadlineMs)
  }
  const answering = (answer: string) => (socket: Socket) => {
    socket.resume()
    socket.end(answer)
  }

  test.each([
    ['garbage', 'HTTP/1.1 200 OK\r\n\r\n'],
    ['nothing', ''],
    ['half an answer', 'stream: O'],
    ['an answer that is not closed', 'stream: OK'],
    ['OK with more words', 'stream: OK maybe\0'],
    ['an error', "stream: Can't allocate memory ERROR\0"],
    ['a find without a name', 'stream:  FOUND\0'],
    ['an endless answer', 'x'.repeat(100_000)],
  ])('by answering %s gives no verdict', async (_what, answer) => {
    const clamd = await clamdThat(answering(answer))
    await expect(clamd.scan(small())).rejects.toThrow(ScannerUnavailable)
  })

  test('by silence is given up on, and the file is let go', async () => {
    const clamd = await clamdThat((socket) => socket.resume(), 50)
    const content = small()
    await expect(clamd.scan(content)).rejects.toThrow(ScannerUnavailable)
    expect(content.destroyed).toBe(true)
  })

  test('by not reading is given up on', async () => {
    const clamd = await clamdThat((socket) => socket.pause(), 100)
    const endless = Readable.from(
      (function* () {
        while (true) yield Buffer.alloc(65_536)
      })(),
    )
    await expect(clamd.scan(endless)).rejects.toThrow(ScannerUnavailable)
  })

  test('by calling the file OK before it has it all is not believed when the rest cannot be read', async () => {
    const clamd = await clamdThat((socket) => {
      socket.resume()
      socket.write('stream: OK\0')
    })
    const broken = new Readable({
      read() {
        this.push('half')
        this.destroy(new Error('disk trouble'))
      },
    })
    await expect(clamd.scan(broken)).rejects.toThrow(ScannerUnavailable)
  })

  test('by calling the test file OK does not pass the probe', async () => {
    const clamd = await clamdThat(answering('stream: OK\0'))
    await expect(clamd.probe()).rejects.toThrow(ScannerUnavailable)
  })

  test('by being away is unavailable', async () => {
    await expect(new Clamd('tcp://127.0.0.1:9').scan(small())).rejects.toThrow(ScannerUnavailable)
  })

  test('still gets frames of at most 64 KB', async () => {
    const lengths: number[] = []
    let bytes = Buffer.alloc(0)
    const clamd = await clamdThat((socket) => {
      socket.on('data', (data) => {
        bytes = Buffer.concat([bytes, data])
        if (bytes.subarray(-4).readUInt32BE() !== 0 || bytes.length < 200_000) return
        for (let at = 10; at < bytes.length; at += 4 + (lengths.at(-1) ?? 0))
          lengths.push(bytes.readUInt32BE(at))
        socket.end('stream: OK\0')
      })
    })
    await clamd.scan(Readable.from([Buffer.alloc(200_000, 'a')]))
    expect(lengths).toEqual([65_536, 65_536, 65_536, 200_000 - 3 * 65_536, 0])
  })
})
