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
  const pending = new Set(await pendingMigrations(ownerTransaction, migrations))
  for (const migration of migrations.filter(({ name }) => pending.has(name))) {
    if (await ownerTransaction((tx) => apply(tx, migration))) applied.push(migration.name)
  }
  return applied
}

/**
 * Names of the files that `migrate` would apply; changes nothing.
 *
 * @throws when a file was changed after it had been applied
 */
export function pendingMigrations(
  ownerTransaction: Database['ownerTransaction'],
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return ownerTransaction(async (tx) => {
    const { exists } = await tx.one<{ exists: boolean }>(
      sql`select to_regclass('public.schema_migrations') is not null as exists`,
    )
    const applied = exists
      ? await tx.query<{ name: string; hash: string }>(sql`select name, hash from schema_migrations`)
      : []
    const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
    return migrations
      .filter((migration) => !isApplied(migration, hashes.get(migration.name)))
      .map(({ name }) => name)
  })
}

function isApplied({ name, hash }: Migration, knownHash: string | undefined): boolean {
  if (knownHash !== undefined && knownHash !== hash)
    throw new Error(`migration ${name} was changed after it had been applied; write a new one instead`)
  return knownHash !== undefined
}

async function apply(tx: OwnerTx, migration: Migration): Promise<boolean> {
  const { name, text, hash } = migration
  // Two servers that start together take turns; the second finds the work done.
  await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
  await tx.script(
    `create table if not exists schema_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const known = await tx.maybe<{ hash: string }>(sql`select hash from schema_migrations where name = ${name}`)
  if (isApplied(migration, known?.hash)) return false
  await tx.script(text)
  await tx.run(sql`insert into schema_migrations (name, hash) values (${name}, ${hash})`)
  return true
}
