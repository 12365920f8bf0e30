import { fileURLToPath } from 'node:url'
import { InvalidConfig } from './config.ts'
import { startServer } from './start-server.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

startServer(WEB_FOLDER).catch((error: unknown) => {
  const text =
    error instanceof InvalidConfig ? error.message : error instanceof Error ? error.stack : String(error)
  // What was opened before the failure, such as the database, would keep the process alive.
  process.stderr.write(`${text}\n`, () => process.exit(1))
})
