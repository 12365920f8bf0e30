import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPILED_FOLDER, commandProgram, quietLog, serverProgram } from '@vastus/server/testing'
import { type Database, type DatabaseConfig, openDatabase } from '../../apps/server/src/db/database.ts'
import { migrate, readMigrations } from '../../apps/server/src/db/migrate.ts'
import { Random } from '@vastus/demo/random'
import { sql } from '../../apps/server/src/db/sql.ts'
import type { PostgresServer } from './cast.ts'
import { type Kind, newDatabase } from './new-database.ts'

/** A migration takes two statements, and the beginning and the definitions some more. */
const STATEMENTS_EACH = 2
const STATEMENTS_ONCE = 8
/** Has a table for people's data. */
const FIRST_WITH_CLINICS = 2

type KillOptions = {
  kind: Kind
  killsEach: number
  versions: number[] | 'all'
  seed: number
  cluster: PostgresServer | undefined
}

/** From each older version: starts to migrate, is killed on the way so many times, then migrates to the end. */
export async function runMigrationKills({ kind, killsEach, versions, seed, cluster }: KillOptions) {
  const all = readMigrations()
  const random = new Random(seed)
  const root = await mkdtemp(join(tmpdir(), 'vastus-migrations-'))
  const wrong: string[] = []
  let kills = 0
  let blank: Promise<string> | undefined
  try {
    const wanted = await after(all.length)
    const tried = versions === 'all' ? all.map((_, applied) => applied) : versions
    for (const applied of tried) {
      const { ended, killed } = await after(applied)
      kills += killed
      if (ended !== wanted.ended) wrong.push(`from ${all[applied]?.name} on`)
    }
    return { kind, versions: tried.length, kills, wrong }
  } finally {
    await rm(root, { recursive: true, force: true })
  }

  /** The state at the end, when so many migrations had been applied before. */
  async function after(applied: number): Promise<{ ended: string; killed: number }> {
    const folder = join(root, randomUUID())
    const dataDir = join(folder, 'database')
    const where: DatabaseConfig =
      kind === 'pglite'
        ? { dataDir, log: quietLog }
        : { ...(await newDatabase(kind, root, cluster)).config, dataDir }
    // Making an embedded database from nothing takes longer than all that follows.
    if (kind === 'pglite') await cp(await (blank ??= createBlank(root)), dataDir, { recursive: true })
    await withDatabase(where, async (database) => {
      await migrate(database.ownerTransaction, { migrations: all.slice(0, applied) })
      if (applied >= FIRST_WITH_CLINICS) await addClinic(database)
    })
    const env = { DATA_DIR: folder, DATABASE_URL: where.databaseUrl ?? '' }
    let killed = 0
    for (let kill = 0; kill < killsEach && applied < all.length; kill++) {
      const statement = random.int(1, STATEMENTS_ONCE + (all.length - applied) * STATEMENTS_EACH)
      if ((await migrateApart({ ...env, CRASH_STATEMENT: String(statement) })) === 'KILLED') killed++
    }
    await migrateApart(env)
    return {
      killed,
      ended: await withDatabase(where, async (database) => {
        if (applied < FIRST_WITH_CLINICS) await addClinic(database)
        return fingerprint(database)
      }),
    }
  }
}

async function createBlank(root: string): Promise<string> {
  const dataDir = join(root, 'blank')
  await withDatabase({ dataDir, log: quietLog }, () => Promise.resolve())
  return dataDir
}

async function withDatabase<T>(config: DatabaseConfig, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function migrateApart(env: Record<string, string>): Promise<'DONE' | 'KILLED'> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      pathToFileURL(serverProgram().crashPreload).href,
      commandProgram('migrate'),
    ],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED_FOLDER, LOG_LEVEL: 'fatal', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`migrating ended with ${code}`)
  return signal === 'SIGKILL' ? 'KILLED' : 'DONE'
}

function addClinic(database: Database): Promise<unknown> {
  return database.ownerTransaction((tx) =>
    tx.run(sql`insert into clinics (name, country_code, time_zone, plan, plan_valid_from, created_at)
      values ('Tamme', 'EE', 'Europe/Tallinn', 'BASIC', '2026-01-01', '2026-01-01')`),
  )
}

/** One text for the whole schema, its rights and rules, the migrations noted down, and the clinic that was there. */
function fingerprint(database: Database): Promise<string> {
  return database.ownerTransaction(async (tx) => {
    const parts = await tx.query<{ part: string }>(sql`
      select 'column ' || table_name || '.' || column_name || ' ' || ordinal_position || ' ' || data_type || ' ' || is_nullable
        || ' ' || coalesce(column_default, '') as part from information_schema.columns where table_schema = 'public'
      union all select 'rule ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select 'policy ' || tablename || ' ' || policyname || ' ' || roles::text || ' ' || cmd || ' '
        || coalesce(qual, '') || coalesce(with_check, '') from pg_policies where schemaname = 'public'
      union all select 'function ' || p.oid::regprocedure || ' ' || md5(prosrc) || coalesce(proacl::text, '') from pg_proc p
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'rights ' || relname || ' ' || coalesce(relacl::text, '') from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'S', 'v')
      union all select 'migration ' || name || ' ' || hash from schema_migrations
      union all select 'clinic ' || to_jsonb(c)::text from clinics c
      order by part`)
    return createHash('sha256')
      .update(parts.map(({ part }) => part).join('\n'))
      .digest('hex')
  })
}
