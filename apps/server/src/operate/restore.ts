import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { migrate, readMigrations } from '../db/migrate.ts'
import type { OwnerTx } from '../db/database.ts'
import type { Place } from '../installation/open-installation.ts'
import { listSelfLinks, listTables, setChecked, setSequence, setTriggers } from './catalog-repository.ts'
import { BackupRefused, filePath, type Manifest, tablePath } from './manifest.ts'
import { emptyTable, fixTextForms, hasRows, readLines, writeLines } from './rows-repository.ts'
import { verifyBackup } from './verify-backup.ts'

const LINES_AT_ONCE = 200
const MIGRATIONS = 'schema_migrations'

/**
 * Writes a backup into an empty place, of either database and either store. All rows arrive in one transaction that
 * ends by comparing every table with the backup: it holds all or nothing. Then the database is brought to this version.
 *
 * @throws BackupRefused when the backup is damaged or newer than this version, or the place is not empty
 */
export async function restore(place: Place, folder: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder)
  const migrations = knownMigrations(manifest)
  await requireEmpty(place, manifest)
  // Marked before anything arrives: what a restore that broke off has left belongs to nobody else.
  if (manifest.installation) await place.storage.writeMark(manifest.installation)
  for (const { key, sizeBytes, sha256 } of manifest.files)
    await place.storage.put(key, join(folder, filePath(key)), {
      contentType: 'application/octet-stream',
      sizeBytes,
      sha256,
    })
  await migrate(place.database.ownerTransaction, { migrations })
  await place.database.ownerTransaction(async (tx) => {
    await fixTextForms(tx)
    const tables = await listTables(tx)
    requireSameTables(manifest, tables)
    for (const table of tables.toReversed()) await emptyTable(tx, table)
    const selfLinks = await listSelfLinks(tx)
    for (const link of selfLinks) await setChecked(tx, link, 'AT_THE_END')
    // What triggers had derived is in the backup already.
    for (const table of manifest.tables) await setTriggers(tx, table, 'OFF')
    for (const table of manifest.tables) await load(tx, table, folder)
    await tx.script('set constraints all immediate')
    for (const table of manifest.tables) await setTriggers(tx, table, 'ON')
    for (const link of selfLinks) await setChecked(tx, link, 'AT_ONCE')
    for (const sequence of manifest.sequences) await setSequence(tx, sequence)
    for (const table of manifest.tables) await requireEqual(tx, table)
  })
  await place.database.migrate()
  return manifest
}

/** The tables are brought to the version of the backup, so that its rows fit. */
function knownMigrations(manifest: Manifest) {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]))
  return manifest.migrations.map(({ name, hash }) => {
    const migration = known.get(name)
    if (migration?.hash !== hash)
      throw new BackupRefused(
        `this version does not know the migration ${name}: restore with the version that made it`,
      )
    return migration
  })
}

/** Files of this very backup may be there already: a restore that broke off is run again, a move keeps its store. */
async function requireEmpty({ database, storage }: Place, manifest: Manifest): Promise<void> {
  await database.ownerTransaction(async (tx) => {
    for (const table of await listTables(tx))
      if (table.name !== MIGRATIONS && (await hasRows(tx, table)))
        throw new BackupRefused(`the database is not empty: ${table.name} has rows`)
  })
  const mark = await storage.readMark()
  if (mark !== undefined && mark !== manifest.installation)
    throw new BackupRefused('the file store belongs to another installation')
  const own = new Set(manifest.files.map(({ key }) => key))
  for await (const { key } of storage.list())
    if (!own.has(key)) throw new BackupRefused(`the file store is not empty: it has ${key}`)
}

function requireSameTables(manifest: Manifest, tables: readonly { name: string }[]): void {
  const names = (list: readonly { name: string }[]) =>
    list
      .map(({ name }) => name)
      .toSorted()
      .join(', ')
  if (names(manifest.tables) !== names(tables))
    throw new BackupRefused('the place has other tables than the backup: it was migrated further already')
}

async function load(tx: OwnerTx, table: Manifest['tables'][number], folder: string): Promise<void> {
  let lines: string[] = []
  for await (const line of createInterface({
    input: createReadStream(join(folder, tablePath(table.name))),
  })) {
    lines.push(line)
    if (lines.length < LINES_AT_ONCE) continue
    await writeLines(tx, table, lines)
    lines = []
  }
  if (lines.length > 0) await writeLines(tx, table, lines)
}

async function requireEqual(tx: OwnerTx, table: Manifest['tables'][number]): Promise<void> {
  const hash = createHash('sha256')
  for await (const lines of readLines(tx, table)) for (const line of lines) hash.update(`${line}\n`)
  if (hash.digest('hex') !== table.sha256)
    throw new BackupRefused(`${table.name} did not arrive as it is in the backup; nothing was written`)
}
