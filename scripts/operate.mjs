// npm run operate -- <command>: the operator's commands (backup, doctor, clinic-add, …), each a file in
// apps/server/src/operate. Without a command: the list.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fail, requireInstalled, root, run24 } from './node.mjs'
import { takeSettingsFile } from './settings-file.mjs'

const FOLDER = 'apps/server/src/operate'
const END = '-command.ts'
const [name, ...args] = process.argv.slice(2)
const commands = readdirSync(join(root, FOLDER))
  .filter((file) => file.endsWith(END))
  .map((file) => file.slice(0, -END.length))

if (name === undefined || name === '--help')
  console.log(`npm run operate -- <command> [--help]\n  ${commands.join('\n  ')}`)
else if (!commands.includes(name)) fail(`There is no command ${name}. npm run operate lists them.`, 2)
else await runCommand()

async function runCommand() {
  requireInstalled()
  if (!args.includes('--help')) takeSettingsFile()
  process.exitCode = await run24([
    '--disable-warning=ExperimentalWarning',
    `${FOLDER}/${name}${END}`,
    ...args,
  ])
}
