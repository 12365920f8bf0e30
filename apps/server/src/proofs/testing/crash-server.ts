import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../testing/server-process.ts', import.meta.url))
const READY_WITHIN_MS = 30_000

export type CrashServer = {
  origin: string
  port: number
  /** Of the running process. */
  pid: () => number | undefined
  /** Until it answers; how many milliseconds that took. */
  start: () => Promise<number>
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** The product as a process of its own, always at one address. */
export async function crashServer(env: Record<string, string>): Promise<CrashServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    origin,
    port,
    pid: () => child?.pid,
    async start() {
      const startedAt = performance.now()
      const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
        env: {
          ...process.env,
          APP_MODE: 'DEV',
          LOG_LEVEL: 'fatal',
          PUBLIC_URL: origin,
          ...env,
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      while (!(await isReady(origin))) {
        if (started.exitCode !== null) throw new Error(`the server ended with ${started.exitCode}`)
        if (performance.now() - startedAt > READY_WITHIN_MS)
          throw new Error('the server does not become ready')
        await delay(20)
      }
      return Math.round(performance.now() - startedAt)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
