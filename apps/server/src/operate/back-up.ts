import { createHash } from 'node:crypto'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStorage, StoredFileMissing } from '../adapters/storage/file-storage.ts'
import type { Clock } from '../clock.ts'
import type { Database, OwnerTx } from '../db/database.ts'
import { findInstallation } from '../installation/installation-repository.ts'
import type { Place } from '../installation/open-installation.ts'
import {
  listMigrations,
  listSequences,
  listStorageKeys,
  listTables,
  type Table,
} from './catalog-repository.ts'
import { BackupRefused, filePath, type Manifest, tablePath, writeManifest } from './manifest.ts'
import { fixTextForms, readLines } from './rows-repository.ts'

const WRONG_PLACE = 'are DATABASE_URL, DATA_DIR and S3_URL right?'

/**
 * Writes everything into an empty folder: first the database as it is at one moment, then the files. A file added
 * meanwhile may be in the backup without its row, never a row without its file; the sweep removes the spare one.
 */
export async function backUp(
  { database, storage }: Place,
  folder: string,
  { clock, version }: { clock: Clock; version: string },
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new BackupRefused(`${folder} is not empty`)
  await requireSomething(database, storage)
  const madeAt = clock.now().toISOString()
  const { named, ...rows } = await database.ownerTransaction((tx) => dump(tx, folder))

  const files: Manifest['files'] = []
  for await (const { key } of storage.list()) {
    const file = await copyFile(storage, key, folder)
    if (file) files.push(file)
  }
  const stored = new Set(files.map(({ key }) => key))
  const manifest: Manifest = {
    format: 1,
    version,
    madeAt,
    database: database.kind,
    ...rows,
    files: files.sort((a, b) => (a.key < b.key ? -1 : 1)),
    missingFiles: named.filter((key) => !stored.has(key)),
  }
  await writeManifest(folder, manifest)
  return manifest
}

/** A backup of nothing would only be noticed when it is needed. */
async function requireSomething(database: Database, storage: FileStorage): Promise<void> {
  const found = await database.ownerTransaction(findInstallation)
  if (found === 'FRESH' && (await database.ownerTransaction(listTables)).length === 0)
    throw new BackupRefused(`the database is empty: ${WRONG_PLACE}`)
  if (found !== 'FRESH' && found.id !== null && (await storage.readMark()) !== found.id)
    throw new BackupRefused(`the file store is not the one of this database: ${WRONG_PLACE}`)
}

async function dump(tx: OwnerTx, folder: string) {
  await tx.script('set transaction isolation level repeatable read, read only')
  await fixTextForms(tx)
  const tables: Manifest['tables'] = []
  for (const table of await listTables(tx)) tables.push(await dumpTable(tx, table, folder))
  return {
    tables,
    migrations: await listMigrations(tx),
    sequences: await listSequences(tx),
    named: await listStorageKeys(tx),
    ...(await installationOf(tx)),
  }
}

async function installationOf(tx: OwnerTx): Promise<Pick<Manifest, 'installation'>> {
  const found = await findInstallation(tx)
  return found === 'FRESH' || found.id === null ? {} : { installation: found.id }
}

async function dumpTable(tx: OwnerTx, table: Table, folder: string): Promise<Manifest['tables'][number]> {
  let rows = 0
  async function* lines() {
    for await (const some of readLines(tx, table)) {
      rows += some.length
      yield Buffer.from(some.map((line) => `${line}\n`).join(''))
    }
  }
  const { sha256 } = await writeStream(lines(), join(folder, tablePath(table.name)))
  return { ...table, rows, sha256 }
}

/** Null where it was removed since it was listed; one that a row still names is then told as missing. */
async function copyFile(storage: FileStorage, key: string, folder: string) {
  const content = await storage.read(key).catch((error: unknown) => {
    if (error instanceof StoredFileMissing) return null
    throw error
  })
  if (!content) return null
  return { key, ...(await writeStream(content as AsyncIterable<Buffer>, join(folder, filePath(key)))) }
}

async function writeStream(content: AsyncIterable<Buffer>, path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let sizeBytes = 0
  try {
    for await (const piece of content) {
      hash.update(piece)
      sizeBytes += piece.length
      await file.appendFile(piece)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}
