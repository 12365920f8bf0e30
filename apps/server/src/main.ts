import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { InvalidConfig } from './config.ts'
import { startServer } from './start-server.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

startServer(WEB_FOLDER).catch(async (error: unknown) => {
  process.stderr.write(
    `${error instanceof InvalidConfig ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
  await once(process, 'beforeExit').then(() => process.exit(1))
})
