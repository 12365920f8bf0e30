import {
  decideStart,
  decideStore,
  type FoundDatabase,
  type InstallationMode,
  type StartRefusal,
} from '@vastus/domain/installation/decide-start'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DiskStorage } from '../adapters/storage/disk-storage.ts'
import { type FileStorage, StorageUnavailable } from '../adapters/storage/file-storage.ts'
import { S3Storage } from '../adapters/storage/s3-storage.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Database, openWholeDatabase } from '../db/database.ts'
import type { Log } from '../db/port.ts'
import { inspectStore } from './inspect-store.ts'
import { expectFilesFrom, findInstallation, nameInstallation } from './installation-repository.ts'
import { type PlaceWords, refusalWords, StartRefused } from './start-refused.ts'

export type Place = { database: Database; storage: FileStorage }
type Settings = Pick<Config, 'appMode' | 'dataDir' | 'databaseUrl' | 'dbPoolSize' | 's3Url'>
type Given = { log: Log; clock: Clock; newFrom?: string }

/** A server that was asked to stop has ended by then. */
const LAST_MS = 12_000

export function storageOf({ s3Url, dataDir }: Settings): FileStorage {
  return s3Url ? new S3Storage(s3Url) : new DiskStorage(join(dataDir, 'files'))
}

/**
 * Opens the database and the file store for a start, once it is certain that they belong together and to this mode. Before
 * that nothing is written to either, and no embedded database is made.
 *
 * @throws StartRefused in words for the operator
 */
export async function openInstallation(settings: Settings, { log, clock, newFrom }: Given): Promise<Place> {
  const { appMode, databaseUrl, dataDir } = settings
  const storage = storageOf(settings)
  const folder = join(dataDir, 'database')
  const words = wordsOf(settings)
  const allow = (decision: 'START' | StartRefusal) => {
    if (decision !== 'START') throw new StartRefused(refusalWords(decision, words))
  }
  // Read before the database: a process that begins the same installation at this moment names the database first.
  const mark = (await reachable(storage.readMark(), words)) ?? null
  if (!databaseUrl && !existsSync(folder))
    allow(decideStart(appMode, 'FRESH', await reachable(inspectStore({ mark, storage }, 'FRESH'), words)))

  const database = await openWholeDatabase({
    dataDir: folder,
    ...(newFrom === undefined ? {} : { newFrom }),
    ...(databaseUrl ? { databaseUrl } : {}),
    poolSize: settings.dbPoolSize,
    waitForOwnerMs: LAST_MS,
    log,
  })
  try {
    const found = await database.ownerTransaction(findInstallation)
    const store = await reachable(inspectStore({ mark, storage, database }, found), words)
    allow(decideStart(appMode, found, store))
    await database.migrate()
    const id = await name(database, found, { appMode, now: clock.now() })
    if (mark === null) await reachable(storage.writeMark(id), words)
    allow(decideStore(id, { ...store, mark: (await reachable(storage.readMark(), words)) ?? null }))
    return { database, storage }
  } catch (error) {
    await database.close()
    throw error
  }
}

function name(
  database: Database,
  found: FoundDatabase,
  { appMode, now }: { appMode: InstallationMode; now: Date },
) {
  const madeBy = found === 'FRESH' ? appMode : found.madeBy
  return database.transaction({ actor: 'system' }, (tx) =>
    nameInstallation(tx, { id: randomUUID(), madeBy, now }),
  )
}

/**
 * The operator says that database and store belong together, and that what the database names and the store lacks is lost.
 * Not for a store that carries the mark of another installation.
 *
 * @throws StartRefused in words for the operator
 */
export async function adoptFiles({ database, storage }: Place, settings: Settings, now: Date): Promise<void> {
  const words = wordsOf(settings)
  const found = await database.ownerTransaction(findInstallation)
  if (found === 'FRESH')
    throw new StartRefused(`${words.database} is new and empty: there is nothing to adopt files for.`)
  const mark = await storage.readMark()
  if (mark !== undefined && mark !== found.id) throw new StartRefused(refusalWords('STORE_OF_ANOTHER', words))
  await database.migrate()
  const id = await name(database, found, { appMode: found.madeBy, now })
  await database.transaction({ actor: 'system' }, (tx) => expectFilesFrom(tx, now))
  await storage.writeMark(id)
}

function wordsOf({ databaseUrl, dataDir, s3Url }: Settings): PlaceWords {
  return {
    database: databaseUrl
      ? 'The database in DATABASE_URL'
      : `The embedded database in ${join(dataDir, 'database')}`,
    store: s3Url ? 'the bucket in S3_URL' : `the folder ${join(dataDir, 'files')}`,
  }
}

async function reachable<T>(work: Promise<T>, { store }: PlaceWords): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    throw new StartRefused(
      `The product does not start without its file store: ${store} cannot be used (${error.message}).`,
      { cause: error },
    )
  }
}
