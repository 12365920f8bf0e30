import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { applyDefinitions, areApplied, type Definitions, readDefinitions } from './definitions.ts'
import { DatabaseUnusable } from './errors.ts'
import type { Database, OwnerTx } from './port.ts'
import { sql } from './sql.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Files with the names of the migrations to which they belong. */
const AFTERWARDS = new URL('./afterwards/', import.meta.url)
/** Any number, as long as nothing else in this database locks on it. */
const LOCK = 7_301_114_402
/** The first migration of every database that this version can bring up to date. */
const BASELINE = '20261125T2000_baseline_roles.sql'
/** How the definitions are named among the migrations. */
export const DEFINITIONS = 'functions and policies'

interface Migration {
  name: string
  text: string
  hash: string
  /** Runs once the functions are made again, which the migration itself cannot call: to draw inbox rows again, for instance. */
  afterwards?: string
}

export interface Schema {
  /** Tables, types, indexes and data, in the order of their names; each is applied once. */
  migrations: readonly Migration[]
  /** Applied again whenever their text changed, or after a migration; left alone when absent. */
  definitions?: Definitions
}

export const readSchema = (): Schema => ({ migrations: readMigrations(), definitions: readDefinitions() })

export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const later = new URL(name, AFTERWARDS)
      return {
        name,
        text,
        hash: createHash('sha256').update(text).digest('hex'),
        ...(existsSync(later) ? { afterwards: readFileSync(later, 'utf8') } : {}),
      }
    })
}

/**
 * Applies what the database lacks: migrations in the order of their names, then the definitions, then what follows these
 * migrations. All of it in one transaction.
 *
 * @returns names of what was applied
 * @throws DatabaseUnusable when the database is older than the baseline
 */
export function migrate(
  ownerTransaction: Database['ownerTransaction'],
  schema: Schema = readSchema(),
): Promise<string[]> {
  return ownerTransaction(async (tx) => {
    // Two servers that start together take turns; the second finds the work done.
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.script(
      `create table if not exists schema_migrations (
         name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    )
    const { migrations, definitions } = await findPending(tx, schema)
    for (const { name, text, hash } of migrations) {
      await tx.script(text)
      await tx.run(sql`insert into schema_migrations (name, hash) values (${name}, ${hash})`)
    }
    if (definitions) {
      await applyDefinitions(tx, definitions)
      for (const { afterwards } of migrations) if (afterwards) await tx.script(afterwards)
    }
    return namesOf({ migrations, definitions })
  })
}

/**
 * Names of what `migrate` would apply; changes nothing.
 *
 * @throws when a file was changed after it had been applied, and DatabaseUnusable as `migrate` does
 */
export function pendingMigrations(
  ownerTransaction: Database['ownerTransaction'],
  schema: Schema = readSchema(),
): Promise<string[]> {
  return ownerTransaction(async (tx) => namesOf(await findPending(tx, schema)))
}

type Pending = { migrations: Migration[]; definitions: Definitions | undefined }

function namesOf({ migrations, definitions }: Pending): string[] {
  return [...migrations.map(({ name }) => name), ...(definitions ? [DEFINITIONS] : [])]
}

async function findPending(tx: OwnerTx, { migrations, definitions }: Schema): Promise<Pending> {
  const hashes = await findApplied(tx)
  if (hashes.size > 0 && !hashes.has(BASELINE))
    throw new DatabaseUnusable(
      'The database was made by a version from before the first release, and no later version can bring it up to date. ' +
        'Go on with the version that made it, or start this one with an empty database: another DATA_DIR or DATABASE_URL.',
    )
  const pending = migrations.filter((migration) => !isApplied(migration, hashes.get(migration.name)))
  const isMissing = definitions && (pending.length > 0 || !(await areApplied(tx, definitions)))
  return { migrations: pending, definitions: isMissing ? definitions : undefined }
}

async function findApplied(tx: OwnerTx): Promise<Map<string, string>> {
  const { exists } = await tx.one<{ exists: boolean }>(
    sql`select to_regclass('public.schema_migrations') is not null as exists`,
  )
  const applied = exists
    ? await tx.query<{ name: string; hash: string }>(sql`select name, hash from schema_migrations`)
    : []
  return new Map(applied.map(({ name, hash }) => [name, hash]))
}

function isApplied({ name, hash }: Migration, knownHash: string | undefined): boolean {
  if (knownHash !== undefined && knownHash !== hash)
    throw new Error(`migration ${name} was changed after it had been applied; write a new one instead`)
  return knownHash !== undefined
}
