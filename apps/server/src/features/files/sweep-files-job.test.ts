import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DiskStorage } from '../../adapters/storage/disk-storage.ts'
import {
  type FileStorage,
  newTemporaryKey,
  type StoredFileEntry,
  StoredFileMissing,
} from '../../adapters/storage/file-storage.ts'
import { S3Storage } from '../../adapters/storage/s3-storage.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { nameInstallation } from '../../installation/installation-repository.ts'
import { enqueue } from '../../jobs/queue.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import { startS3Server, type TestS3Server } from '../../testing/s3-server.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'
import { SWEEP_FILES_JOB } from './sweep-files-job.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const installationId = randomUUID()

describe.each(['disk', 'object store'])('the sweep of a store that is a %s', (where) => {
  let story: Story
  let storage: FileStorage
  let s3: TestS3Server | undefined
  let eContactId: number
  let logged: { level: number; msg: string; setAside?: number; waiting?: number; count?: number }[]

  beforeEach(async () => {
    logged = []
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
    s3 = where === 'disk' ? undefined : await startS3Server()
    story = await createStory(quickestDatabase(), {
      services: { log, ...(s3 ? { storage: new S3Storage(s3.url) } : {}) },
    })
    storage = story.services.storage
    eContactId = (await send(story)).id
    await asSystem((tx) => nameInstallation(tx, { id: installationId, madeBy: 'PROD', now: new Date() }))
    await storage.writeMark(installationId)
  })
  afterEach(async () => {
    await story.close()
    await s3?.stop()
  })

  const asSystem = <T>(work: (tx: Tx) => Promise<T>) =>
    story.services.database.transaction({ actor: 'system' }, work)

  async function store(key: string = randomUUID()): Promise<string> {
    const path = join(story.services.config.dataDir, 'content')
    await writeFile(path, key)
    await storage.put(key, path, {
      contentType: 'text/plain',
      sizeBytes: key.length,
      sha256: 'UNSIGNED-PAYLOAD',
    })
    return key
  }
  async function keysOf(list: AsyncIterable<StoredFileEntry>): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of list) keys.push(key)
    return keys.toSorted()
  }
  /** Runs the sweep as if so much time had passed since the files were stored, which bear the real time. */
  async function sweepAfter(ms: number): Promise<void> {
    story.clock.advance(Date.now() + ms - story.clock.now().getTime())
    await asSystem((tx) => enqueue(tx, { kind: SWEEP_FILES_JOB, payload: {} }))
    await story.runJobs()
  }
  const alarms = () => logged.filter(({ level }) => level >= 50)

  test('sets aside what no row names after a day, and removes it 30 days later', async () => {
    const named = await store(await createFile(story, eContactId))
    const picture = await store(`${named}-t`)
    const orphan = await store()
    await sweepAfter(23 * HOUR_MS)
    expect(await keysOf(storage.listBin())).toEqual([])

    await sweepAfter(25 * HOUR_MS)
    expect(await keysOf(storage.list())).toEqual([named, picture].toSorted())
    expect(await keysOf(storage.listBin())).toEqual([orphan])
    await expect(storage.read(orphan)).rejects.toThrow(StoredFileMissing)
    expect(alarms()).toEqual([])

    await sweepAfter(29 * DAY_MS)
    expect(await keysOf(storage.listBin())).toEqual([orphan])
    await sweepAfter(31 * DAY_MS)
    expect(await keysOf(storage.listBin())).toEqual([])
    expect(await keysOf(storage.list())).toEqual([named, picture].toSorted())
  })

  test('takes a file back that a row names after all, byte for byte', async () => {
    const key = await store()
    await sweepAfter(25 * HOUR_MS)
    const file = await createFile(story, eContactId)
    await asSystem((tx) => tx.run(sql`update files set storage_key = ${key} where id = ${file}`))
    await sweepAfter(26 * HOUR_MS)
    expect((await buffer(await storage.read(key))).toString()).toBe(key)
    expect(await keysOf(storage.listBin())).toEqual([])
  })

  test('sets aside a small share at once, the rest another day, and raises an alarm', async () => {
    for (let count = 0; count < 30; count++) await store()
    await sweepAfter(25 * HOUR_MS)
    expect(await keysOf(storage.listBin())).toHaveLength(20)
    expect(alarms()).toMatchObject([{ level: 50, setAside: 20, waiting: 10 }])
    await sweepAfter(49 * HOUR_MS)
    expect(await keysOf(storage.listBin())).toHaveLength(30)
  })

  test('touches nothing in a store that another installation has marked, and raises an alarm', async () => {
    const keys = [await store(), await store(newTemporaryKey())].toSorted()
    await storage.writeMark(randomUUID())
    await sweepAfter(25 * HOUR_MS)
    expect(await keysOf(storage.list())).toEqual(keys)
    expect(alarms()).toHaveLength(1)
  })

  test('removes what was stored for a day only, and leaves alone what is not ours', async () => {
    await store(newTemporaryKey())
    await sweepAfter(25 * HOUR_MS)
    expect(await keysOf(storage.list())).toEqual([])
    expect(await keysOf(storage.listBin())).toEqual([])
    expect(await storage.readMark()).toBe(installationId)
  })
})

test('the sweep removes uploads that broke off a day ago, and foreign files are not its business', async () => {
  const story = await createStory(quickestDatabase())
  const { dataDir } = story.services.config
  const [uploads, files] = [join(dataDir, 'uploads'), join(dataDir, 'files')]
  for (const folder of [uploads, files]) await mkdir(folder, { recursive: true })
  const now = story.clock.now()
  const old = new Date(now.getTime() - 25 * HOUR_MS)
  for (const [path, at] of [
    [join(uploads, 'left.upload'), old],
    [join(uploads, 'fresh.upload'), now],
    [join(files, 'notes-of-the-administrator.txt'), old],
    [join(files, 'a-name-like-a-storage-key'), old],
  ] as const) {
    await writeFile(path, 'x')
    await utimes(path, at, at)
  }
  await story.services.database.transaction({ actor: 'system' }, async (tx) => {
    await nameInstallation(tx, { id: installationId, madeBy: 'DEV', now })
    await enqueue(tx, { kind: SWEEP_FILES_JOB, payload: {} })
  })
  await new DiskStorage(files).writeMark(installationId)
  await story.runJobs()
  expect(await readdir(uploads)).toEqual(['fresh.upload'])
  expect(await readdir(files)).toEqual(
    expect.arrayContaining(['notes-of-the-administrator.txt', 'a-name-like-a-storage-key']),
  )
  await story.close()
})
