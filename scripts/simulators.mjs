// The simulators of outside services beside a server in DEMO or DEV.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { childEnv, findNode24, root } from './node.mjs'

/**
 * Starts the simulators on a free port; they end with this process.
 *
 * @returns what the server's environment needs to find them: nothing in PROD, or when an address is set already
 */
export async function startSimulators(appMode) {
  if (appMode === 'PROD' || process.env.SIMULATORS_URL) return {}
  const port = await freePort()
  const child = spawn(
    findNode24(),
    ['--disable-warning=ExperimentalWarning', 'apps/simulators/src/main.ts'],
    {
      cwd: root,
      env: childEnv({ SIMULATORS_PORT: String(port) }),
      stdio: 'inherit',
    },
  )
  process.once('exit', () => child.kill())
  return { SIMULATORS_URL: `http://127.0.0.1:${port}` }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve, reject) => probe.once('listening', resolve).once('error', reject))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
