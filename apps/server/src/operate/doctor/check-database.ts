import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/database.ts'
import { pendingMigrations } from '../../db/migrate.ts'
import { NEEDED_RIGHTS } from '../../db/needed-rights.ts'
import type { Log } from '../../db/port.ts'
import { findInstallation } from '../../installation/installation-repository.ts'
import { checkClock } from './check-clock.ts'
import { type DatabaseFacts, findDatabaseFacts } from './database-repository.ts'
import { type Finding, leftOut, ok, wrong } from './finding.ts'

const OLDEST_VERSION = 150_000

const HOLDS_DEMO = wrong(
  'database',
  'it holds DEMO data, whose accounts have a public password: PROD does not start on it',
  'name an empty database in DATABASE_URL and an empty folder in DATA_DIR',
)

/** The database that the settings name. Changes nothing in it, and never makes an embedded one. */
export async function checkDatabase(
  { appMode, databaseUrl, dataDir }: Pick<Config, 'appMode' | 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Finding[]> {
  const folder = join(dataDir, 'database')
  if (!databaseUrl)
    return existsSync(folder)
      ? [leftOut('database', `embedded, in ${folder}: one program at a time may open it`)]
      : [leftOut('database', `embedded, in ${folder}: the first start makes it`)]
  const database = await openDatabase({ dataDir: folder, databaseUrl, poolSize: 1, log })
  try {
    const facts = await database.ownerTransaction(findDatabaseFacts)
    const pending = await pendingMigrations(database.ownerTransaction)
    const found = await database.ownerTransaction(findInstallation)
    const isDemo = appMode === 'PROD' && found !== 'FRESH' && found.madeBy !== 'PROD'
    return [
      ...(isDemo ? [HOLDS_DEMO] : judgeDatabase(facts, pending)),
      checkClock("the database's", facts.now, new Date()),
    ]
  } finally {
    await database.close()
  }
}

export function judgeDatabase(facts: DatabaseFacts, pending: readonly string[]): Finding[] {
  const about = 'database'
  const found: Finding[] = []
  const version = Math.floor(facts.versionNumber / 10_000)
  if (facts.versionNumber < OLDEST_VERSION)
    found.push(wrong(about, `this is PostgreSQL ${version}`, 'use PostgreSQL 15 or newer'))
  if (facts.encoding !== 'UTF8')
    found.push(
      wrong(
        about,
        `its encoding is ${facts.encoding}`,
        "make it again with: encoding 'UTF8' locale 'C.UTF-8' template template0",
      ),
    )
  else if (!facts.knowsLetters)
    found.push(
      wrong(
        about,
        'its locale does not know the letters of other languages, so that a search misses names',
        "back it up, make it again with: encoding 'UTF8' locale 'C.UTF-8' template template0, and restore it as docs/operations.md says",
      ),
    )
  if (!facts.isOwner || !facts.mayMakeRoles) found.push(wrong(about, 'the role lacks rights', NEEDED_RIGHTS))
  // The first migration grants both.
  else if (!facts.mayActAsRoles && pending.length === 0)
    found.push(
      wrong(
        about,
        'the role in DATABASE_URL may not act as vastus_app and vastus_system, so every request fails',
        'as a superuser of PostgreSQL: grant vastus_app, vastus_system to the role in DATABASE_URL',
      ),
    )
  if (facts.missingExtensions.length > 0)
    found.push(
      wrong(
        about,
        `extensions are missing: ${facts.missingExtensions.join(', ')}`,
        "install PostgreSQL's contrib package",
      ),
    )
  if (!facts.isDurable)
    found.push(
      wrong(
        about,
        'what it acknowledges may be lost in a power cut',
        'set fsync and synchronous_commit to on in postgresql.conf',
      ),
    )
  if (pending.length > 0)
    found.push(
      wrong(
        about,
        `${pending.length} migrations are not applied`,
        'start the server, or run npm run operate -- migrate; an older version of the server does not know them',
      ),
    )
  return found.length > 0 ? found : [ok(about, `PostgreSQL ${version}, all migrations are applied`)]
}
