import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from './database.ts'
import { emptyDatabaseIn } from './empty-database.ts'

/** Makes the empty database of `emptyDatabaseIn(parent)` unless it is there; answers its folder. */
export async function makeEmptyDatabase(parent: string): Promise<string> {
  const folder = emptyDatabaseIn(parent)
  if (existsSync(folder)) return folder
  mkdirSync(parent, { recursive: true })
  const draft = `${folder}.${randomUUID()}`
  const database = await openDatabase({ dataDir: draft, log: pino({ level: 'warn' }) })
  await database.migrate()
  await database.close()
  letEverybodyRead(draft)
  if (existsSync(folder))
    rmSync(draft, { recursive: true }) // another process was quicker
  else renameSync(draft, folder)
  return folder
}

/** A program is often built by one account and run by another. */
function letEverybodyRead(path: string): void {
  const isFolder = statSync(path).isDirectory()
  chmodSync(path, isFolder ? 0o755 : 0o644)
  if (isFolder) for (const name of readdirSync(path)) letEverybodyRead(join(path, name))
}
