import { readConfig } from '../config.ts'
import { required, runCommand, withPlace } from './command.ts'
import { restore } from './restore.ts'

const HELP = `npm run operate -- restore --from FOLDER

Checks the backup in FOLDER against its manifest, then writes it into the empty place that the settings name
(DATABASE_URL, DATA_DIR, S3_URL), and compares what arrived. A backup of the embedded database may go to PostgreSQL
and the other way round. Nothing is written when the backup is damaged or the place has data.`

await runCommand(HELP, { from: { type: 'string' } }, async ({ from }) => {
  const folder = required(from, 'from')
  const { tables, files, madeAt } = await withPlace((place) => restore(place, folder), readConfig(), {
    mayMake: true,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored and compared: ${rows} rows of ${tables.length} tables, ${files.length} files, as of ${madeAt}.`
})
