// W11: from the start of the process to the first answer of /api/health/ready.
// Prints one JSON line. Give DATABASE_URL of an empty PostgreSQL database to measure (a) as well.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const PORT = 3911
const ROUNDS = 5
const GOALS_MS = { postgresMs: 500, reopenedMs: 1500, firstEverMs: 6000 }

type Run = { ms: number; residentMb: number }

async function measure(env: Record<string, string>): Promise<Run> {
  const startedAt = performance.now()
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'],
    {
      cwd: root,
      // As npm start and the container image do.
      env: {
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...process.env,
        PORT: String(PORT),
        ...env,
      },
      stdio: 'ignore',
    },
  )
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    await delay(5)
  }
  const ms = performance.now() - startedAt
  const residentMb = await residentMegabytes(server)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  return { ms, residentMb }
}

const answers = () =>
  fetch(`http://127.0.0.1:${PORT}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

async function residentMegabytes(server: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)

const firstEver: number[] = []
const reopened: Run[] = []
for (let round = 0; round < ROUNDS; round++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-bench-'))
  const env = { APP_MODE: 'DEMO', DATA_DIR: dataDir, DATABASE_URL: '' }
  firstEver.push((await measure(env)).ms)
  reopened.push(await measure(env))
  await rm(dataDir, { recursive: true, force: true })
}
const postgres: Run[] = []
if (process.env.DATABASE_URL) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-bench-'))
  const env = { APP_MODE: 'DEMO', DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL }
  await measure(env)
  for (let round = 0; round < ROUNDS; round++) postgres.push(await measure(env))
  await rm(dataDir, { recursive: true, force: true })
}

const figures = {
  firstEverMs: median(firstEver),
  reopenedMs: median(reopened.map((run) => run.ms)),
  reopenedResidentMb: median(reopened.map((run) => run.residentMb)),
  ...(postgres.length > 0
    ? {
        postgresMs: median(postgres.map((run) => run.ms)),
        postgresResidentMb: median(postgres.map((run) => run.residentMb)),
      }
    : {}),
  goals: GOALS_MS,
}
process.stdout.write(`${JSON.stringify({ workload: 'W11', rounds: ROUNDS, ...figures })}\n`)
