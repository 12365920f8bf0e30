import { readConfig } from '../config.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- migrate [--dry-run]

Brings the database that the settings name to this version, as every start does too. With --dry-run it only lists
what would run, and changes nothing.`

await runCommand(HELP, { 'dry-run': { type: 'boolean' } }, ({ 'dry-run': isDry }) =>
  withPlace(
    async ({ database }) => {
      const names = isDry ? await pendingMigrations(database.ownerTransaction) : await database.migrate()
      if (names.length === 0) return 'Nothing to do: the database is up to date.'
      return `${isDry ? 'Would run' : 'Ran'}:\n${names.map((name) => `  ${name}`).join('\n')}`
    },
    readConfig(),
    { mayMake: true },
  ),
)
