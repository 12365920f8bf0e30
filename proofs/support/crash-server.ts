import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { COMPILED_FOLDER, freePort, serverProgram } from '@vastus/server/testing'

const READY_WITHIN_MS = 90_000

export type CrashServer = {
  origin: string
  port: number
  /** Of the running process. */
  pid: () => number | undefined
  /** Until it answers; how many milliseconds that took. Undefined when it died first, as `env` may have asked it to. */
  start: (env?: Record<string, string>) => Promise<number | undefined>
  /** How many milliseconds it takes until a server that runs answers again. */
  untilReady: () => Promise<number>
  isDead: () => boolean
  /** Until it has died by itself. */
  untilDead: () => Promise<void>
  kill: () => Promise<void>
  /** Ends the thread of the embedded database inside the server, which goes on. */
  killDatabaseThread: () => void
  stop: () => Promise<void>
}

/** The product as a process of its own, always at one address. */
export async function crashServer(env: Record<string, string>): Promise<CrashServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || isOver(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async function untilReady(running: ChildProcess, since: number): Promise<number | undefined> {
    while (!(await isReady(origin))) {
      if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}`)
      if (isOver(running)) return undefined
      if (performance.now() - since > READY_WITHIN_MS) throw new Error('the server does not become ready')
      await delay(20)
    }
    return Math.round(performance.now() - since)
  }

  return {
    origin,
    port,
    pid: () => child?.pid,
    async start(more = {}) {
      const startedAt = performance.now()
      const { server, crashPreload } = serverProgram()
      const args = [
        '--disable-warning=ExperimentalWarning',
        '--import',
        pathToFileURL(crashPreload).href,
        server,
      ]
      const started = spawn(process.execPath, args, {
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: COMPILED_FOLDER,
          APP_MODE: 'DEV',
          LOG_LEVEL: 'fatal',
          PUBLIC_URL: origin,
          ...env,
          ...more,
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      return untilReady(started, startedAt)
    },
    async untilReady() {
      if (!child) throw new Error('the server was not started')
      const took = await untilReady(child, performance.now())
      if (took === undefined) throw new Error('the server died')
      return took
    },
    isDead: () => child === undefined || isOver(child),
    async untilDead() {
      if (!child || isOver(child)) return
      await once(child, 'exit', { signal: AbortSignal.timeout(READY_WITHIN_MS) })
    },
    kill: () => end('SIGKILL'),
    killDatabaseThread: () => void child?.kill('SIGUSR2'),
    stop: () => end('SIGTERM'),
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
}
