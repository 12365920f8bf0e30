import { systemClock } from '../clock.ts'
import { VERSION } from '../version.ts'
import { backUp } from './back-up.ts'
import { required, runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- backup --to FOLDER

Writes the database and all files into FOLDER, which must be empty or absent, with a manifest of counts and SHA-256
sums. The settings (DATABASE_URL, DATA_DIR, S3_URL) say what is backed up. With PostgreSQL the product may go on
running; the embedded database has one user, so stop the product first. The backup is not encrypted.`

await runCommand(HELP, { to: { type: 'string' } }, async ({ to }) => {
  const folder = required(to, 'to')
  const { tables, files, missingFiles } = await withPlace((place) =>
    backUp(place, folder, { clock: systemClock, version: VERSION }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lost = missingFiles.map((key) => `\nMissing from the file store before this backup: ${key}`).join('')
  return `${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files.${lost}`
})
