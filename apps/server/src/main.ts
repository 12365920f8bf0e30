import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const COMPILED_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

// A third of a start is stripping types and compiling. The first start keeps what came of it; a folder that
// cannot be written costs that third again and nothing else. What follows is imported after this is set.
enableCompileCache(COMPILED_FOLDER)
const { InvalidConfig } = await import('./config.ts')
const { StartRefused } = await import('./installation/start-refused.ts')
const { startServer } = await import('./start-server.ts')

startServer(WEB_FOLDER).then(
  () => flushCompileCache(),
  (error: unknown) => {
    const isExplained = error instanceof InvalidConfig || error instanceof StartRefused
    const text = isExplained ? error.message : error instanceof Error ? error.stack : String(error)
    // What was opened before the failure, such as the database, would keep the process alive.
    process.stderr.write(`${text}\n`, () => process.exit(1))
  },
)
