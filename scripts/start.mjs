// npm start: installs and builds what is missing, then serves everything on one port until told to stop.
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled, root, run24 } from './node.mjs'
import { takeSettingsFile } from './settings-file.mjs'
import { startSimulators } from './simulators.mjs'

ensureInstalled()
const settingsFile = takeSettingsFile()
if (settingsFile) console.log(`Settings: ${settingsFile}`)
await build()
const APP_MODE = process.env.APP_MODE ?? 'DEMO'
process.exitCode = await run24(
  ['--disable-warning=ExperimentalWarning', 'apps/server/dist/main.js', ...process.argv.slice(2)],
  {
    env: {
      APP_MODE,
      ...(await startSimulators(APP_MODE)),
      // Told before the process begins, it holds for the first module too: a start is shorter by a sixth.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    },
  },
)
