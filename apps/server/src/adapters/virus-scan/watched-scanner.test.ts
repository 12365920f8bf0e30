import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../db/sql.ts'
import { createStory, send, type Story } from '../../features/e-contacts/testing/story.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { startTcpServer } from '../../testing/tcp-server.ts'
import { Clamd } from './clamd.ts'
import { ScannerUnavailable } from './virus-scanner.ts'
import { WatchedScanner } from './watched-scanner.ts'

/** A daemon whose signatures can be taken away, and that can go away or say nothing; it counts what it was asked. */
async function startDaemon() {
  const daemon = { isBlind: false, isAway: false, isMute: false, asked: 0, pinged: 0, readsBytes: Infinity }
  const server = await startTcpServer((socket: Socket) => {
    if (daemon.isAway) return socket.destroy()
    let heard = Buffer.alloc(0)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      if (daemon.isMute) return
      if (heard.equals(Buffer.from('zPING\0'))) {
        daemon.pinged += 1
        socket.end('PONG\0')
        return
      }
      if (heard.subarray(-4).readUInt32BE() !== 0) return
      daemon.asked += 1
      const isRead = !daemon.isBlind && heard.length < daemon.readsBytes
      const isFound = isRead && heard.includes('EICAR-STANDARD')
      socket.end(isFound ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0')
    })
  })
  return Object.assign(daemon, { server })
}

describe('a scanner that is watched', () => {
  let daemon: Awaited<ReturnType<typeof startDaemon>>
  let scanner: WatchedScanner
  let nowMs: number
  const logged: unknown[] = []
  beforeAll(async () => {
    daemon = await startDaemon()
  })
  beforeEach(() => {
    Object.assign(daemon, {
      isBlind: false,
      isAway: false,
      isMute: false,
      asked: 0,
      pinged: 0,
      readsBytes: Infinity,
    })
    logged.length = 0
    nowMs = 0
    const clamd = new Clamd(`tcp://127.0.0.1:${daemon.server.port}`)
    const log = { ...quietLog, error: (...line: unknown[]) => void logged.push(line) }
    scanner = new WatchedScanner(clamd, log, () => nowMs)
  })
  afterAll(() => daemon?.server.stop())

  const file = () => Readable.from([Buffer.from('tere')])

  test('is believed while it finds the test file, without being asked each time', async () => {
    expect(await scanner.scan(file(), 4)).toEqual({ result: 'CLEAN' })
    await Promise.all([scanner.probe(), scanner.probe(), scanner.probe()])
    expect(daemon).toMatchObject({ asked: 2, pinged: 1 })
  })

  test.each(['isAway', 'isMute'] as const)(
    'that %s is found out by the first probe 4 seconds later, told of once, and believed again as soon',
    async (trouble) => {
      await scanner.probe()
      daemon[trouble] = true
      for (nowMs of [4_000, 8_000]) await expect(scanner.probe()).rejects.toThrow(ScannerUnavailable)
      expect(logged).toHaveLength(1)
      daemon[trouble] = false
      nowMs = 12_000
      await scanner.probe()
      expect(logged).toHaveLength(1)
    },
  )

  test('that comes back without signatures is not believed', async () => {
    await scanner.probe()
    daemon.isAway = true
    nowMs = 4_000
    await expect(scanner.probe()).rejects.toThrow(ScannerUnavailable)
    Object.assign(daemon, { isAway: false, isBlind: true })
    nowMs = 8_000
    await expect(scanner.probe()).rejects.toThrow(ScannerUnavailable)
  })

  test('is not believed while it calls the test file OK, and the file is let go', async () => {
    daemon.isBlind = true
    const content = file()
    await expect(scanner.scan(content, 4)).rejects.toThrow(ScannerUnavailable)
    expect(content.destroyed).toBe(true)
    await expect(scanner.probe()).rejects.toThrow(ScannerUnavailable)
  })

  test('that goes blind is found out at the next look, and one that recovers by the next file', async () => {
    await scanner.look()
    daemon.isBlind = true
    await scanner.look()
    await expect(scanner.scan(file(), 4)).rejects.toThrow(ScannerUnavailable)
    daemon.isBlind = false
    expect(await scanner.scan(file(), 4)).toEqual({ result: 'CLEAN' })
    await scanner.probe()
  })

  test('is not believed about a file larger than the test files that it finds', async () => {
    daemon.readsBytes = 2_000_000
    const large = (sizeBytes: number) =>
      scanner.scan(Readable.from([Buffer.alloc(sizeBytes, 'x')]), sizeBytes)
    expect(await large(3_000_000)).toEqual({ result: 'NOT_LOOKED_AT' })
    expect(await large(1_000_000)).toEqual({ result: 'CLEAN' })
    daemon.readsBytes = Infinity
    expect(await large(3_000_000)).toEqual({ result: 'CLEAN' })
  })
})

describe.each([quickestDatabase()])('files and a blind scanner, on %s', (kind) => {
  let daemon: Awaited<ReturnType<typeof startDaemon>>
  let scanner: WatchedScanner
  let story: Story
  let origin: string
  beforeAll(async () => {
    daemon = await startDaemon()
    const clamd = new Clamd(`tcp://127.0.0.1:${daemon.server.port}`)
    scanner = new WatchedScanner(clamd, quietLog, () => story.clock.now().getTime())
    story = await createStory(kind, { services: { scanner } })
    origin = await story.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await story?.close()
    await daemon?.server.stop()
  })

  const scannerState = async () => (await story.anonymous().get('/api/health/ready')).json().parts.scanner
  const resultOf = (id: string) =>
    story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ scanResult: string }>(sql`select scan_result from files where id = ${id}`),
    )

  test('wait, readiness names the scanner, and both end when it sees again', async () => {
    daemon.isBlind = true
    await scanner.look()
    const { id } = await send(story)
    const body = new FormData()
    body.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'letter.pdf')
    const uploaded = await fetch(`${origin}/api/patient/e-contacts/${id}/upload`, {
      method: 'POST',
      body,
      headers: { cookie: story.patient.client.cookie() ?? '' },
    })
    const file = (await uploaded.json()) as { id: string; scanResult: string }
    expect(file.scanResult).toBe('WAITING')
    await story.runJobs()
    expect(await resultOf(file.id)).toEqual({ scanResult: 'WAITING' })
    expect(await scannerState()).toBe('DOWN')

    daemon.isBlind = false
    story.clock.advance(60 * 60_000)
    await story.runJobs()
    expect(await resultOf(file.id)).toEqual({ scanResult: 'CLEAN' })
    expect(await scannerState()).toBe('UP')
  })
})
