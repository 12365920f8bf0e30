import { readFile } from 'node:fs/promises'
import { systemClock } from '../clock.ts'
import { decodeRegister, importRegister } from '../features/prescriptions/index.ts'
import { NotUnderstood, runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- medications-import register.csv

Brings the medicines that patients choose from to what the national register's CSV says: new ones come, changed ones
change, and those that it no longer names are kept for earlier requests but not offered any more. What its columns are
called is in apps/server/src/features/prescriptions/register/headers.json. It prints one line of JSON with the counts.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(
  HELP,
  {},
  async ({ file }) => {
    if (typeof file !== 'string') throw new NotUnderstood('Name the file of the register.')
    const text = decodeRegister(await readFile(file))
    return withPlace(async ({ database }) => {
      await database.migrate()
      return JSON.stringify(await importRegister(database, systemClock, text))
    })
  },
  { takesFile: true },
)
