// npm run dev: the server restarts and the page reloads on every change. The page is served by Vite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnv, ensureInstalled, findNode24, inForeground, root } from './node.mjs'
import { startSimulators } from './simulators.mjs'

ensureInstalled()
const node = findNode24()
const APP_MODE = process.env.APP_MODE ?? 'DEV'
const env = childEnv({ APP_MODE, ...(await startSimulators(APP_MODE)) })
const quiet = '--disable-warning=ExperimentalWarning'
const children = [
  spawn(node, [quiet, '--watch', 'apps/server/src/main.ts'], { cwd: root, env, stdio: 'inherit' }),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    env,
    stdio: 'inherit',
  }),
]
// One without the other is of no use: the first to end takes the other with it.
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
process.exitCode = Math.max(...(await Promise.all(children.map(inForeground))))
