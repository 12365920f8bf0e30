import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { NotUnderstood, required, runCommand, withPlace } from './command.ts'
import { BackupRefused } from './manifest.ts'
import { moveDatabase } from './move.ts'

const HELP = `npm run operate -- move-to-postgres --to postgres://OWNER:…@HOST:5432/DATABASE

Moves the embedded database in DATA_DIR into an empty PostgreSQL database, and compares every table with what it was
before it commits. Stop the product first. The embedded database stays as it was, so the way back is not to set
DATABASE_URL; the files stay where they are. The role needs no superuser: see docs/operations.md, Moving.`

await runCommand(HELP, { to: { type: 'string' } }, async ({ to }) => {
  const databaseUrl = required(to, 'to')
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new NotUnderstood('--to is not the address of a PostgreSQL.')
  const config = readConfig()
  if (config.databaseUrl) throw new BackupRefused('DATABASE_URL is set: the product is on PostgreSQL already')
  const folder = join(config.dataDir, 'database')
  // Opening a folder that is not there would make a new, empty database.
  await access(folder).catch(() => {
    throw new BackupRefused(`there is no embedded database in ${folder}: is DATA_DIR right?`)
  })
  const { tables } = await withPlace(
    ({ database: from }) =>
      withPlace(
        ({ database }) => moveDatabase(from, database, config.dataDir),
        { ...config, databaseUrl },
        { mayMake: true },
      ),
    config,
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Moved and compared: ${rows} rows of ${tables.length} tables. Now set DATABASE_URL and start the product.`
})
