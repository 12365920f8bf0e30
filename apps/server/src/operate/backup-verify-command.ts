import { required, runCommand } from './command.ts'
import { verifyBackup } from './verify-backup.ts'

const HELP = `npm run operate -- backup-verify --from FOLDER

Reads the backup in FOLDER from end to end and compares every part with its manifest. Names what is damaged.`

await runCommand(HELP, { from: { type: 'string' } }, async ({ from }) => {
  const folder = required(from, 'from')
  const { tables, files, madeAt } = await verifyBackup(folder)
  return `${folder} is whole: ${tables.length} tables, ${files.length} files, as of ${madeAt}.`
})
