import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Database, OwnerTx } from './port.ts'
import { sql } from './sql.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number, as long as nothing else in this database locks on it. */
const LOCK = 7_301_114_402

interface Migration {
  name: string
  text: string
  hash: string
}

export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

/** Applies the files that are missing, in name order, each in a transaction of its own. */
export async function migrate(
  ownerTransaction: Database['ownerTransaction'],
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const applied: string[] = []
  for (const migration of migrations) {
    if (await ownerTransaction((tx) => apply(tx, migration))) applied.push(migration.name)
  }
  return applied
}

async function apply(tx: OwnerTx, { name, text, hash }: Migration): Promise<boolean> {
  // Two servers that start together take turns; the second finds the work done.
  await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
  await tx.script(
    `create table if not exists schema_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const known = await tx.maybe<{ hash: string }>(sql`select hash from schema_migrations where name = ${name}`)
  if (known) {
    if (known.hash === hash) return false
    throw new Error(`migration ${name} was changed after it had been applied; write a new one instead`)
  }
  await tx.script(text)
  await tx.run(sql`insert into schema_migrations (name, hash) values (${name}, ${hash})`)
  return true
}
