import { demoEmail } from '@vastus/demo/accounts'
import type { InstallationMode } from '@vastus/domain/installation/decide-start'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { FileStorage } from '../../adapters/storage/file-storage.ts'
import { systemClock } from '../../clock.ts'
import { type Database, openDatabase, type Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { createStory, send } from '../../features/e-contacts/testing/story.ts'
import type { DatabaseKind, TestDatabase } from '../../testing/databases.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { startS3Server, type TestS3Server } from '../../testing/s3-server.ts'
import { administer, onDatabase } from '../../testing/templates.ts'
import { nameInstallation } from '../installation-repository.ts'
import { openInstallation, storageOf } from '../open-installation.ts'

export type Settings = {
  dataDir: string
  dbPoolSize: number
  databaseUrl: string | undefined
  s3Url: string | undefined
}
export type DatabaseState = 'NEW' | 'MADE_BY_PROD' | 'MADE_BY_DEMO' | 'OLDER' | 'OLDER_DEMO'
export type StoreKind = 'disk' | 'object store'

export const OWN = '11111111-1111-4111-8111-111111111111'
export const OTHER = '22222222-2222-4222-8222-222222222222'

/** Databases in every state and stores of both kinds, and starts of the product on them. */
export interface StartWorld {
  /** The key of the one file that each used database names. */
  namedKey: string
  settings(database: DatabaseState, store: StoreKind): Promise<Settings>
  emptyStore(settings: Settings): Promise<void>
  remove(): Promise<void>
}

/** Makes one database that is in use and copies it: each copy takes a fraction of a second. */
export async function createStartWorld(kind: DatabaseKind): Promise<StartWorld> {
  const root = mkdtempSync(join(tmpdir(), 'vastus-start-'))
  const story = await createStory(kind)
  const namedKey = await createFile(story, (await send(story)).id)
  const used = story.services.database as TestDatabase
  await used.suspend()
  const databases: string[] = []
  const servers: TestS3Server[] = []

  async function copyPostgres(template: string): Promise<string> {
    const url = inject('postgres')?.url ?? ''
    const name = `vastus_start_${randomUUID().slice(0, 8)}`
    await administer(url, `create database ${name} template ${template} strategy file_copy`)
    databases.push(name)
    return onDatabase(url, name)
  }

  async function newBucket(): Promise<string> {
    const server = await startS3Server()
    servers.push(server)
    return server.url
  }

  async function settings(database: DatabaseState, store: StoreKind): Promise<Settings> {
    const dataDir = join(root, randomUUID())
    mkdirSync(dataDir)
    const made: Settings = { dataDir, dbPoolSize: 2, databaseUrl: undefined, s3Url: undefined }
    if (store === 'object store') made.s3Url = await newBucket()
    const { databaseUrl } = used.config
    if (databaseUrl)
      made.databaseUrl = await copyPostgres(
        database === 'NEW' ? 'template0' : new URL(databaseUrl).pathname.slice(1),
      )
    else if (database !== 'NEW') cpSync(used.config.dataDir, join(dataDir, 'database'), { recursive: true })
    await within(made, database)
    return made
  }

  return {
    namedKey,
    settings,
    async emptyStore(given) {
      rmSync(join(given.dataDir, 'files'), { recursive: true, force: true })
      if (given.s3Url) given.s3Url = await newBucket()
    },
    async remove() {
      await story.close()
      for (const name of databases)
        await administer(inject('postgres')?.url ?? '', `drop database ${name} with (force)`)
      for (const server of servers) await server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function within(settings: Settings, state: DatabaseState): Promise<void> {
  if (state === 'NEW' || state === 'OLDER') return
  await inDatabase(settings, async (tx) => {
    if (state === 'OLDER_DEMO')
      await tx.run(sql`update users set email = ${demoEmail('admin')} where id = (select min(id) from users)`)
    else
      await nameInstallation(tx, {
        id: OWN,
        madeBy: state === 'MADE_BY_PROD' ? 'PROD' : 'DEMO',
        now: systemClock.now(),
      })
  })
}

export async function inDatabase<T>(settings: Settings, work: (tx: Tx) => Promise<T>): Promise<T> {
  const database = await opened(settings)
  try {
    return await database.transaction({ actor: 'system' }, work)
  } finally {
    await database.close()
  }
}

export function opened({ dataDir, databaseUrl }: Settings): Promise<Database> {
  return openDatabase({
    dataDir: join(dataDir, 'database'),
    ...(databaseUrl ? { databaseUrl } : {}),
    poolSize: 2,
    log: quietLog,
  })
}

/** One start and its end: `STARTED`, or the words with which it was refused. */
export async function start(appMode: InstallationMode, settings: Settings): Promise<string> {
  try {
    const given = { log: quietLog, clock: systemClock, newFrom: inject('pgliteTemplate') }
    const { database } = await openInstallation({ ...settings, appMode }, given)
    await database.close()
    return 'STARTED'
  } catch (error) {
    return (error as Error).message
  }
}

export const storeOf = (settings: Settings): FileStorage => storageOf({ ...settings, appMode: 'PROD' })

export async function storeFile(settings: Settings, key: string = randomUUID()): Promise<void> {
  const path = join(settings.dataDir, 'content')
  writeFileSync(path, 'x')
  await storeOf(settings).put(key, path, {
    contentType: 'text/plain',
    sizeBytes: 1,
    sha256: 'UNSIGNED-PAYLOAD',
  })
  rmSync(path)
}

/** Everything outside the embedded database, with contents: what a refused start must leave as it was. */
export async function contentsOf(settings: Settings): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const entry of readdirSync(settings.dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (path.startsWith(join(settings.dataDir, 'database', '/'))) continue
    // The lock, which every start takes first.
    if (entry.name === 'database.in-use') continue
    contents[path] = entry.isFile() ? readFileSync(path, 'utf8') : ''
  }
  const storage = storeOf(settings)
  for await (const { key } of storage.list()) contents[key] = 'stored'
  contents['mark'] = (await storage.readMark()) ?? ''
  return contents
}
