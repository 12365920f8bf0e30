import { findDamagedPages } from './check-pages.ts'
import { DatabaseUnusable } from './errors.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite-driver.ts'
import type { Database, DatabaseConfig, Deadlines, Tx } from './port.ts'
import { openPostgres } from './postgres-driver.ts'
import { sql } from './sql.ts'
import { transactionsOf } from './transactions.ts'

export type { Database, DatabaseConfig, DbContext, Log, OwnerTx, Row, Tx } from './port.ts'

const DEADLINES: Deadlines = { read: 5_000, write: 10_000, wait: 10_000 }

/**
 * Opens the database as `openDatabase` does, and the embedded one only when each of its pages is as it was written: the
 * engine itself notices a damaged page when somebody asks for it. PostgreSQL has its own means (`pg_amcheck`).
 *
 * @throws DatabaseUnusable in words for the operator
 */
export async function openWholeDatabase(config: DatabaseConfig): Promise<Database> {
  const database = await openDatabase(config)
  const damaged = database.kind === 'pglite' ? findDamagedPages(config.dataDir) : []
  if (damaged.length === 0) return database
  await database.close()
  throw new DatabaseUnusable(
    `The embedded database in ${config.dataDir} is damaged (${damaged.slice(0, 3).join('; ')}; ${damaged.length} in all). ` +
      'Keep a copy of the folder, then restore the last backup into an empty DATA_DIR with: npm run operate -- restore',
  )
}

/** PostgreSQL when a URL is given, otherwise the embedded database in `dataDir`. Does not migrate. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const deadlines = { ...DEADLINES, ...config.deadlines }
  const driver = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.poolSize, deadlines, config.log)
    : await openPglite(config, deadlines)
  const transactions = transactionsOf(driver, deadlines, config.log)
  return {
    kind: driver.kind,
    ...transactions,
    migrate: () => migrate(transactions.ownerTransaction),
    listen: driver.listen,
    ping: () => transactions.transaction({ actor: 'system' }, requireRoleOfUsers),
    close: driver.close,
  }
}

/** The system's role has answered already; without that of users every request of theirs fails. */
async function requireRoleOfUsers(tx: Tx): Promise<void> {
  const { mayAct } = await tx.one<{ mayAct: boolean }>(
    sql`select pg_has_role(session_user, 'vastus_app', 'usage') as "mayAct"`,
  )
  if (!mayAct) throw new Error('the role of the connection may not act as vastus_app')
}
