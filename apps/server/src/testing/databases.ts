import { randomUUID } from 'node:crypto'
import { constants, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, type DatabaseConfig, openDatabase } from '../db/database.ts'
import { quietLog } from './quiet-log.ts'
import { administer, onDatabase, type PostgresTemplate } from './templates.ts'

export type DatabaseKind = 'pglite' | 'postgres'

/** What every database of a test is copied from. */
export type DatabaseSources = { pgliteTemplate: string; postgres: PostgresTemplate | null }
let given: DatabaseSources | undefined
const sources = (): DatabaseSources =>
  given ?? { pgliteTemplate: inject('pgliteTemplate'), postgres: inject('postgres') }

/** For a program that runs the tests' machinery without their runner. */
export function copyDatabasesFrom(theirs: DatabaseSources): void {
  given = theirs
}

/** For `describe.each`: both databases, or the embedded one alone where PostgreSQL is not installed. */
export function databaseKinds(): DatabaseKind[] {
  return sources().postgres ? ['pglite', 'postgres'] : ['pglite']
}

/**
 * For tests of the product, not of the database: PostgreSQL, or the embedded one where that is not installed. What may
 * differ between the two is tested on both in `db`, `jobs`, `realtime` and `operate`; the contract sweep and the journeys
 * through several browsers use the embedded one.
 */
export function quickestDatabase(): DatabaseKind {
  return sources().postgres ? 'postgres' : 'pglite'
}

export interface TestDatabase extends Database {
  /** What opens this same database, for a test that needs a second process or a second life. */
  readonly config: DatabaseConfig
  /** Closes the database without deleting it; `close()` still deletes. */
  suspend(): Promise<void>
}

/** A migrated, empty database of this test file's own; `close()` also deletes it. */
export async function testDatabase(
  kind: DatabaseKind,
  options: Pick<DatabaseConfig, 'deadlines' | 'poolSize'> = {},
): Promise<TestDatabase> {
  const { config, remove } = kind === 'pglite' ? await pgliteCopy() : await postgresCopy()
  const complete = { ...config, ...options }
  const db = await openDatabase(complete)
  const close = async (): Promise<void> => {
    await db.close()
    await remove()
  }
  return { ...db, config: complete, suspend: db.close, close }
}

interface Copy {
  config: DatabaseConfig
  remove(): Promise<void>
}

/** Node has it; its types are those of the browser. */
declare const WebAssembly: { compile(code: Buffer): Promise<object> }

let engine: Promise<object> | undefined
/**
 * Each embedded database runs in a thread of its own, and V8 compiles its engine for each, which takes more than a
 * second. While the process keeps a compiled one, all its threads share that.
 */
function keepEngine(): Promise<object> {
  const { resolve } = createRequire(import.meta.url)
  engine ??= WebAssembly.compile(readFileSync(join(resolve('@electric-sql/pglite'), '../pglite.wasm')))
  return engine
}

async function pgliteCopy(): Promise<Copy> {
  await keepEngine()
  const folder = mkdtempSync(join(tmpdir(), 'vastus-pglite-'))
  const dataDir = join(folder, 'data')
  cpSync(sources().pgliteTemplate, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return {
    config: { dataDir, log: quietLog },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function postgresCopy(): Promise<Copy> {
  const { postgres } = sources()
  if (!postgres) throw new Error('PostgreSQL is not installed here; use databaseKinds() to ask')
  const name = `vastus_test_${randomUUID().slice(0, 8)}`
  await administer(postgres.url, `create database ${name} template ${postgres.template} strategy file_copy`)
  return {
    config: { dataDir: '', databaseUrl: onDatabase(postgres.url, name), log: quietLog },
    remove: () => administer(postgres.url, `drop database ${name} with (force)`),
  }
}
