import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../db/sql.ts'
import { createStory, send, type Story } from '../../features/e-contacts/testing/story.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { startTcpServer } from '../../testing/tcp-server.ts'
import { Clamd } from './clamd.ts'
import { ScannerUnavailable } from './virus-scanner.ts'
import { WatchedScanner } from './watched-scanner.ts'

/** A daemon whose signatures can be taken away; it counts what it was asked. */
async function startDaemon() {
  const daemon = { isBlind: false, asked: 0, readsBytes: Infinity }
  const server = await startTcpServer((socket: Socket) => {
    daemon.asked += 1
    let heard = Buffer.alloc(0)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      if (heard.subarray(-4).readUInt32BE() !== 0) return
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
  beforeAll(async () => {
    daemon = await startDaemon()
  })
  beforeEach(() => {
    Object.assign(daemon, { isBlind: false, asked: 0, readsBytes: Infinity })
    scanner = new WatchedScanner(new Clamd(`tcp://127.0.0.1:${daemon.server.port}`), quietLog)
  })
  afterAll(() => daemon?.server.stop())

  const file = () => Readable.from([Buffer.from('tere')])

  test('is believed while it finds the test file, without being asked each time', async () => {
    expect(await scanner.scan(file(), 4)).toEqual({ result: 'CLEAN' })
    await Promise.all([scanner.probe(), scanner.probe(), scanner.probe()])
    expect(daemon.asked).toBe(2)
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

describe.each(databaseKinds())('files and a blind scanner, on %s', (kind) => {
  let daemon: Awaited<ReturnType<typeof startDaemon>>
  let scanner: WatchedScanner
  let story: Story
  let origin: string
  beforeAll(async () => {
    daemon = await startDaemon()
    scanner = new WatchedScanner(new Clamd(`tcp://127.0.0.1:${daemon.server.port}`), quietLog)
    story = await createStory(kind, { parts: { scanner } })
    origin = await story.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await story?.close()
    await daemon?.server.stop()
  })

  const scannerState = async () => (await story.anonymous().get('/api/health/ready')).json().parts.scanner
  const resultOf = (id: string) =>
    story.parts.database.transaction({ actor: 'system' }, (tx) =>
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
