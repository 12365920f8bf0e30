import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../db/database.ts'
import { readMigrations } from '../db/migrate.ts'
import { quietLog } from './quiet-log.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/vastus/', import.meta.url))

/** A folder with a migrated, empty embedded database, kept for as long as the migrations stay the same. */
export async function pgliteTemplate(): Promise<string> {
  const hashes = readMigrations().map(({ name, hash }) => `${name} ${hash}`)
  const key = createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 16)
  const folder = `${CACHE}pglite-${key}`
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const draft = `${folder}.${randomUUID()}`
  const db = await openDatabase({ dataDir: draft, log: quietLog })
  await db.migrate()
  await db.close()
  if (existsSync(folder))
    rmSync(draft, { recursive: true }) // another run was quicker
  else renameSync(draft, folder)
  return folder
}

export interface PostgresTemplate {
  url: string
  template: string
}

/** A migrated, empty database to copy from, with the function that removes it. */
export async function postgresTemplate(url: string): Promise<PostgresTemplate & { drop(): Promise<void> }> {
  const template = `vastus_template_${randomUUID().slice(0, 8)}`
  await administer(url, `create database ${template}`)
  const db = await openDatabase({ dataDir: '', databaseUrl: onDatabase(url, template), log: quietLog })
  await db.migrate()
  await db.close()
  return { url, template, drop: () => administer(url, `drop database ${template} with (force)`) }
}

export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = name
  return other.href
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
