import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { adoptFiles } from '../installation/open-installation.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- adopt-files

Says once that the database and the file store in the settings (DATABASE_URL, DATA_DIR, S3_URL) belong together, when a
start has refused them: after files were copied to another place without their mark, or were lost for good. Stop the
product first. Files that the database names and the store lacks are then taken for lost. Deletes nothing.`

await runCommand(HELP, {}, async () => {
  const config = readConfig()
  await withPlace((place) => adoptFiles(place, config, systemClock.now()), config)
  return 'Database and file store belong together from now on. Start the product.'
})
