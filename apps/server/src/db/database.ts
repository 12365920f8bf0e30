import { migrate } from './migrate.ts'
import { openPglite } from './pglite-driver.ts'
import type { Database, DatabaseConfig, Deadlines } from './port.ts'
import { openPostgres } from './postgres-driver.ts'
import { sql } from './sql.ts'
import { transactionsOf } from './transactions.ts'

export type { Database, DatabaseConfig, DbContext, Log, OwnerTx, Row, Tx } from './port.ts'

const DEADLINES: Deadlines = { read: 5_000, write: 10_000, wait: 10_000 }

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
    ping: async () => {
      await transactions.transaction({ actor: 'system' }, (tx) => tx.one(sql`select 1 as alive`))
    },
    close: driver.close,
  }
}
