// The simulators of outside services beside a server in DEMO or DEV.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { childEnv, findNode24, root } from './node.mjs'

/**
 * Starts the simulators on a free port; they end when this process does.
 *
 * @returns what the server's environment needs to find them: nothing in PROD, or when an address is set already. A virus scanner that
 * is set, or set to none, stays as it is.
 */
export async function startSimulators(appMode) {
  if (appMode === 'PROD' || process.env.SIMULATORS_URL) return {}
  const port = await freePort()
  const scannerPort = await freePort()
  const child = spawn(
    findNode24(),
    ['--disable-warning=ExperimentalWarning', 'apps/simulators/src/main.ts'],
    {
      cwd: root,
      env: childEnv({ SIMULATORS_PORT: String(port), SCANNER_PORT: String(scannerPort) }),
      // The channel closes with this process, even when it is killed: the simulators end then.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  // Nor do they keep this process, once the server has ended.
  child.unref()
  child.channel.unref()
  return {
    SIMULATORS_URL: `http://127.0.0.1:${port}`,
    CLAMD_URL: process.env.CLAMD_URL ?? `tcp://127.0.0.1:${scannerPort}`,
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve, reject) => probe.once('listening', resolve).once('error', reject))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
