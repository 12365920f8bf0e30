// npm run backup, restore, backup:verify, move-to-postgres, migrate, adopt-files, clinic:add, clinic:staff, medications:import: the
// operator's commands, each a file in apps/server/src/operate.
import { ensureInstalled, run24 } from './node.mjs'

const [name, ...args] = process.argv.slice(2)
ensureInstalled()
process.exitCode = await run24([
  '--disable-warning=ExperimentalWarning',
  `apps/server/src/operate/${name}-command.ts`,
  ...args,
])
