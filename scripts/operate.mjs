// The operator's commands (npm run backup, doctor, clinic:add, …), each a file in apps/server/src/operate.
import { requireInstalled, run24 } from './node.mjs'
import { takeSettingsFile } from './settings-file.mjs'

const [name, ...args] = process.argv.slice(2)
requireInstalled()
if (!args.includes('--help')) takeSettingsFile()
process.exitCode = await run24([
  '--disable-warning=ExperimentalWarning',
  `apps/server/src/operate/${name}-command.ts`,
  ...args,
])
