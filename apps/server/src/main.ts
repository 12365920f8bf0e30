import nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const COMPILED_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

// The module's own imports must be known to old versions too: a name that they lack would end in a stack trace.
const { version, versions } = process
if (Number(versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Vastus needs Node 24 or later; this is ${version}. Install it, or start with npm start.\n`,
  )
  process.exit(1)
}

// A third of a start is stripping types and compiling. The first start keeps what came of it; a folder that
// cannot be written costs that third again and nothing else. What follows is imported after this is set.
nodeModule.enableCompileCache(COMPILED_FOLDER)
const { startOrExplain } = await import('./start-or-explain.ts')

await startOrExplain(WEB_FOLDER)
nodeModule.flushCompileCache()
