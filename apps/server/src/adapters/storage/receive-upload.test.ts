import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FileTooLarge, receiveUpload } from './receive-upload.ts'

const mebibyte = 1024 * 1024
let tempDir: string
beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'vastus-upload-'))
})
afterEach(() => rm(tempDir, { recursive: true, force: true }))

function streamOf(...chunks: (string | Buffer)[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
}

describe('an upload', () => {
  test('is counted, hashed and written as it arrives', async () => {
    const received = await receiveUpload(streamOf('tere ', 'hommikust'), { maxBytes: 100, tempDir })
    expect(received).toMatchObject({
      sizeBytes: 14,
      sha256: createHash('sha256').update('tere hommikust').digest('hex'),
      head: Buffer.from('tere hommikust'),
    })
    expect(await readFile(received.path, 'utf8')).toBe('tere hommikust')
  })

  test('keeps only the first 4100 bytes at hand', async () => {
    const received = await receiveUpload(streamOf(Buffer.alloc(4000, 1), Buffer.alloc(4000, 2)), {
      maxBytes: 9000,
      tempDir,
    })
    expect(received.head.length).toBe(4100)
    expect(received.head.at(-1)).toBe(2)
  })

  test('of exactly the limit passes, of one byte more is too large and leaves no file', async () => {
    expect((await receiveUpload(streamOf('12345'), { maxBytes: 5, tempDir })).sizeBytes).toBe(5)
    const before = await readdir(tempDir)
    const stream = streamOf('12345', '6', 'never read')
    await expect(receiveUpload(stream, { maxBytes: 5, tempDir })).rejects.toThrow(FileTooLarge)
    expect(stream.destroyed).toBe(true)
    expect(await readdir(tempDir)).toEqual(before)
  })

  test('that breaks off half way leaves no file', async () => {
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(1000))
        this.destroy(new Error('connection lost'))
      },
    })
    await expect(receiveUpload(broken, { maxBytes: 5000, tempDir })).rejects.toThrow('connection lost')
    expect(await readdir(tempDir)).toEqual([])
  })

  test('of 50 MB is never held in memory', async () => {
    const chunk = Buffer.alloc(64 * 1024, 7)
    let peak = 0
    const before = process.memoryUsage().rss
    async function* fiftyMebibytes() {
      for (let sent = 0; sent < 50 * mebibyte; sent += chunk.length) {
        peak = Math.max(peak, process.memoryUsage().rss)
        yield chunk
      }
    }
    const received = await receiveUpload(fiftyMebibytes(), { maxBytes: 50 * mebibyte, tempDir })
    expect(received.sizeBytes).toBe(52_428_800)
    expect(peak - before).toBeLessThan(32 * mebibyte)
  })
})
