import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server, type TestS3Server } from '../../testing/s3-server.ts'
import { DiskStorage } from './disk-storage.ts'
import { type FileStorage, StorageUnavailable, StoredFileMissing } from './file-storage.ts'
import { S3Storage } from './s3-storage.ts'

let folder: string
let s3: TestS3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vastus-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

async function temporaryFile(content: Buffer) {
  const path = join(folder, `${randomUUID()}.upload`)
  await writeFile(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path, meta: { contentType: 'application/pdf', sizeBytes: content.length, sha256 } }
}

const key = () => randomUUID()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe.each<[string, () => FileStorage]>([
  ['on disk', () => new DiskStorage(join(folder, 'files'))],
  ['in an object store', () => new S3Storage(s3.url)],
])('files %s', (_where, open) => {
  test('come back byte for byte, and the temporary file is left to its owner', async () => {
    const content = randomBytes(300_000)
    const { path, meta } = await temporaryFile(content)
    const storage = open()
    const id = key()
    await storage.put(id, path, meta)
    expect((await buffer(await storage.read(id))).equals(content)).toBe(true)
    await storage.put(id, path, meta)
    expect((await buffer(await storage.read(id))).equals(content)).toBe(true)
  })

  test('can be taken from a place where nobody else needs them', async () => {
    const content = randomBytes(300_000)
    const { path, meta } = await temporaryFile(content)
    const storage = open()
    const id = key()
    await storage.take(id, path, meta)
    await rm(path, { force: true })
    expect((await buffer(await storage.read(id))).equals(content)).toBe(true)
    await expect(storage.take(key(), path, meta)).rejects.toThrow()
  })

  test('can be read in part', async () => {
    const { path, meta } = await temporaryFile(Buffer.from('0123456789'))
    const storage = open()
    const id = key()
    await storage.put(id, path, meta)
    expect((await buffer(await storage.read(id, { start: 2, end: 5 }))).toString()).toBe('2345')
  })

  test('of one byte more than five mebibytes survive', async () => {
    const content = randomBytes(5 * 1024 * 1024 + 1)
    const { path, meta } = await temporaryFile(content)
    const storage = open()
    const id = key()
    await storage.put(id, path, meta)
    const back = createHash('sha256')
      .update(await buffer(await storage.read(id)))
      .digest('hex')
    expect(back).toBe(meta.sha256)
  })

  test('that are absent say so when read, and deleting them is no error', async () => {
    const storage = open()
    await expect(storage.read(key())).rejects.toThrow(StoredFileMissing)
    await storage.delete(key())
  })

  test('are gone after deleting', async () => {
    const { path, meta } = await temporaryFile(Buffer.from('short-lived'))
    const storage = open()
    const id = key()
    await storage.put(id, path, meta)
    await storage.delete(id)
    await expect(storage.read(id)).rejects.toThrow(StoredFileMissing)
  })

  test('are set aside into a bin and taken back, unseen meanwhile', async () => {
    const { path, meta } = await temporaryFile(Buffer.from('set aside'))
    const storage = open()
    const id = key()
    await storage.put(id, path, meta)
    const keysOf = async (list: ReturnType<FileStorage['list']>) => {
      const keys: string[] = []
      for await (const entry of list) keys.push(entry.key)
      return keys
    }
    await storage.moveToBin(id)
    expect(await keysOf(storage.list())).not.toContain(id)
    expect(await keysOf(storage.listBin())).toContain(id)
    await expect(storage.read(id)).rejects.toThrow(StoredFileMissing)
    await storage.takeFromBin(id)
    expect((await buffer(await storage.read(id))).toString()).toBe('set aside')
    expect(await keysOf(storage.listBin())).not.toContain(id)
    for (const absent of [key(), id]) {
      await storage.deleteFromBin(absent)
      await storage.takeFromBin(absent)
    }
    await storage.moveToBin(key())
    expect((await buffer(await storage.read(id))).toString()).toBe('set aside')
  })

  test('carry the mark of their installation beside them, which is no file', async () => {
    const storage = open()
    expect(await storage.readMark()).toBeUndefined()
    await storage.writeMark('0b6a')
    expect(await storage.readMark()).toBe('0b6a')
    for await (const entry of storage.list()) expect(entry.key).not.toContain('installation')
    await expect(storage.delete('vastus-installation')).rejects.toThrow(TypeError)
  })

  test('are listed with their time', async () => {
    const { path, meta } = await temporaryFile(Buffer.from('listed'))
    const storage = open()
    const id = key()
    await storage.put(id, path, meta)
    const times = new Map<string, Date>()
    for await (const entry of storage.list()) times.set(entry.key, entry.modifiedAt)
    expect(Math.abs((times.get(id)?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  test.each([
    '../outside-the-store',
    '..',
    '',
    'short',
    `${'a'.repeat(16)}/b`,
    `${'a'.repeat(16)}\0`,
    'a'.repeat(81),
  ])('refuse the key %j', async (bad) => {
    const { path, meta } = await temporaryFile(Buffer.from('x'))
    const storage = open()
    await expect(storage.put(bad, path, meta)).rejects.toThrow(TypeError)
    await expect(storage.read(bad)).rejects.toThrow(TypeError)
    await expect(storage.delete(bad)).rejects.toThrow(TypeError)
  })
})

test('a mark on disk is read whole, also by a process that starts while others write it', async () => {
  const storage = new DiskStorage(join(folder, 'mark'))
  const marks = await Promise.all(
    Array.from({ length: 50 }, async () => {
      await storage.writeMark('0b6a')
      return storage.readMark()
    }),
  )
  expect(new Set(marks)).toEqual(new Set(['0b6a']))
})

test('a write that fails on disk leaves nothing half-written', async () => {
  const root = join(folder, 'half')
  const id = key()
  await expect(new DiskStorage(root).put(id, join(folder, 'absent'))).rejects.toThrow(StorageUnavailable)
  expect(
    (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()),
  ).toEqual([])
})

test('what a crash left half-written a day ago is cleared by the sweep, a write under way is not', async () => {
  const root = join(folder, 'crashed')
  await mkdir(join(root, 'ab', 'cd'), { recursive: true })
  for (const name of ['abcd0.old.part', 'abcd0.new.part'])
    await writeFile(join(root, 'ab', 'cd', name), 'half')
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
  await utimes(join(root, 'ab', 'cd', 'abcd0.old.part'), twoDaysAgo, twoDaysAgo)
  const storage = new DiskStorage(root)
  for await (const entry of storage.list()) expect.fail(`listed ${entry.key}`)
  expect(await readdir(join(root, 'ab', 'cd'))).toHaveLength(2)
  await storage.removeHalfWritten(new Date(Date.now() - 24 * 60 * 60 * 1000))
  expect(await readdir(join(root, 'ab', 'cd'))).toEqual(['abcd0.new.part'])
})

describe('an object store that misbehaves', () => {
  let server: Server | undefined
  afterEach(async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  })

  async function misbehave(listener: Parameters<typeof createServer>[1]): Promise<string> {
    server = createServer(listener)
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    return `s3+http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/vastus-files`
  }

  test('is asked again after a 503, and the second answer counts', async () => {
    const lengths: (string | undefined)[] = []
    const url = await misbehave((request, response) => {
      lengths.push(request.headers['content-length'])
      request.resume()
      request.on('end', () => response.writeHead(lengths.length === 1 ? 503 : 200, { etag: '"kept"' }).end())
    })
    const { path, meta } = await temporaryFile(Buffer.from('once more'))
    await new S3Storage(url).put(key(), path, meta)
    expect(lengths).toEqual(['9', '9'])
  })

  test('that says yes but names nothing it has kept is not believed', async () => {
    const url = await misbehave((request, response) => {
      request.resume()
      request.on('end', () => response.writeHead(200).end('<html>Welcome</html>'))
    })
    const { path, meta } = await temporaryFile(Buffer.from('to nobody'))
    await expect(new S3Storage(url).put(key(), path, meta)).rejects.toThrow(StorageUnavailable)
  })

  test('that refuses is not asked again', async () => {
    let calls = 0
    const url = await misbehave((_request, response) => {
      calls++
      response.writeHead(403).end('secret detail')
    })
    await expect(new S3Storage(url).read(key())).rejects.toThrow(StorageUnavailable)
    expect(calls).toBe(1)
  })

  test('that never answers is given up on', async () => {
    const url = await misbehave(() => undefined)
    await expect(new S3Storage(url, { answer: 50, upload: 50 }).read(key())).rejects.toThrow(
      StorageUnavailable,
    )
  })

  test('that answers too late is given up on, whatever the garbage collector has taken meanwhile', async () => {
    const url = await misbehave((_request, response) => {
      collectGarbage()
      setTimeout(() => response.end('late'), 1000)
    })
    await expect(new S3Storage(url, { answer: 100, upload: 100 }).read(key())).rejects.toThrow(
      StorageUnavailable,
    )
  })

  test('that is not there is reported as unavailable', async () => {
    const url = 's3+http://key:secret@127.0.0.1:9/vastus-files'
    await expect(new S3Storage(url).delete(key())).rejects.toThrow(StorageUnavailable)
  })
})
