import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase, dropDatabase, nameOf } from './databases.ts'

const root = join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 120_000
const STOPPED_WITHIN_MS = 10_000

type DemoData = { dataDir: string; databaseUrl: string }
/** What the global setup leaves in E2E_DEMO_DATA, as JSON. */
export type MadeOnce = { embedded: DemoData; onPostgres: DemoData | undefined }

/**
 * DEMO data as a first start makes it: products that begin with a copy are there sooner, and all alike.
 *
 * @param databaseUrl an empty database; without one the product embeds its own
 */
export async function makeDemoData(databaseUrl = '') {
  const data: DemoData = { dataDir: await mkdtemp(join(tmpdir(), 'vastus-e2e-data-')), databaseUrl }
  await end(await launch(await freePort(), data))
  return { data, remove: () => rm(data.dataDir, { recursive: true, force: true }) }
}

async function copyDemoData(isEmbedded: boolean): Promise<DemoData> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-e2e-'))
  // Against a product that runs elsewhere nothing is made beforehand: one of its own then starts from nothing.
  if (!process.env.E2E_DEMO_DATA) return { dataDir, databaseUrl: '' }
  const { embedded, onPostgres } = JSON.parse(process.env.E2E_DEMO_DATA) as MadeOnce
  const made = (!isEmbedded && onPostgres) || embedded
  await cp(made.dataDir, dataDir, { recursive: true })
  if (!made.databaseUrl) return { dataDir, databaseUrl: '' }
  const name = `vastus_${randomUUID().slice(0, 8)}`
  return { dataDir, databaseUrl: await createDatabase(made.databaseUrl, name, nameOf(made.databaseUrl)) }
}

/**
 * A product with DEMO data of its own, which can be killed and started again on the same data. On PostgreSQL, if there
 * is one, it takes half the processor time.
 */
export async function startOwn({ isEmbedded = false } = {}) {
  const data = await copyDemoData(isEmbedded)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let server = await launch(port, data)
  return {
    url,
    kill: (): Promise<void> => kill(server),
    restart: async (): Promise<void> => {
      server = await launch(port, data)
    },
    /** Runs a command of the operator, for which the product is stopped. */
    operate: async (command: string, ...options: string[]): Promise<void> => {
      await end(server)
      execFileSync(process.execPath, ['scripts/operate.mjs', command, ...options], {
        cwd: root,
        env: { ...process.env, ...settingsFor(data) },
      })
      server = await launch(port, data)
    },
    stop: (): Promise<void> => stop(server, data),
  }
}

function settingsFor({ dataDir, databaseUrl }: DemoData) {
  return { APP_MODE: 'DEMO', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

/** The simulators of outside services, shared by all products of a run. */
export async function startSimulators() {
  const port = await freePort()
  const simulators = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/simulators/src/main.ts'],
    {
      cwd: root,
      env: { ...process.env, SIMULATORS_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  await untilReady(simulators, url, collectOutput(simulators))
  return { url, stop: (): Promise<void> => kill(simulators) }
}

async function launch(port: number, data: DemoData): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/server/dist/main.js'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...settingsFor(data),
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const printed = collectOutput(server)
  try {
    await untilReady(server, `http://127.0.0.1:${port}/api/health/ready`, printed)
  } catch (error) {
    await stop(server, data)
    throw error
  }
  return server
}

function collectOutput(server: ChildProcess): () => string {
  let text = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-20_000)
    })
  }
  return () => text
}

async function untilReady(server: ChildProcess, url: string, printed: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode}:\n${printed()}`)
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await delay(200)
  }
  throw new Error(`The product was not ready in ${READY_WITHIN_MS / 1000} s:\n${printed()}`)
}

/** Its data are thrown away, so it need not close them. */
async function stop(server: ChildProcess, { dataDir, databaseUrl }: DemoData): Promise<void> {
  await kill(server)
  await rm(dataDir, { recursive: true, force: true })
  if (databaseUrl) await dropDatabase(databaseUrl)
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const killer = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS)
  await ended
  clearTimeout(killer)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
