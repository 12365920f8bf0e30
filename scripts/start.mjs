// npm start: installs and builds what is missing, then serves everything on one port until told to stop.
import { buildWeb } from './build-web.mjs'
import { ensureInstalled, run24 } from './node.mjs'

ensureInstalled()
await buildWeb()
process.exitCode = await run24(
  ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts', ...process.argv.slice(2)],
  {
    env: { APP_MODE: process.env.APP_MODE ?? 'DEMO' },
  },
)
