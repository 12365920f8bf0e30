import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Database, openDatabase } from '../db/database.ts'
import { makeEmptyDatabase } from '../db/make-empty-database.ts'
import { sql } from '../db/sql.ts'
import { quietLog } from './quiet-log.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/vastus/', import.meta.url))

/** A folder with a migrated, empty embedded database, kept for as long as the migrations stay the same. */
export const pgliteTemplate = (): Promise<string> => makeEmptyDatabase(CACHE)

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

/** The address of an open database on the server at `url`. */
export async function addressOf(database: Database, url: string): Promise<string> {
  const { name } = await database.transaction({ actor: 'system' }, (tx) =>
    tx.one<{ name: string }>(sql`select current_database() as name`),
  )
  return onDatabase(url, name)
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
