// W11: from the start of the process to the first answer of /api/health/ready, beside the limit: a bare server, and one
// that waits for an embedded database without a schema (limit-start.ts). Prints one JSON line.
// Give DATABASE_URL of an empty PostgreSQL database to measure (a) as well.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const PORT = 3911
const ROUNDS = 5
const GOALS_MS = { postgres: 500, reopened: 1500, firstEver: 6000 }

type Run = { ms: number; residentMb: number }

const PRODUCT = 'apps/server/dist/main.js'
const LIMIT = 'bench/support/limit-start.ts'

async function measure(program: string, env: Record<string, string>): Promise<Run> {
  const startedAt = performance.now()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: root,
    // As npm start and the container image do.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...process.env,
      PORT: String(PORT),
      ...env,
    },
    stdio: 'ignore',
  })
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

const rows = new Map<string, Run[]>()
async function note(row: string, program: string, env: Record<string, string>): Promise<void> {
  rows.set(row, [...(rows.get(row) ?? []), await measure(program, env)])
}
const folder = () => mkdtemp(join(tmpdir(), 'vastus-bench-'))

const { DATABASE_URL } = process.env
const postgres = { APP_MODE: 'DEMO', DATA_DIR: await folder(), DATABASE_URL: DATABASE_URL ?? '' }
// Migrated, before anything is counted.
if (DATABASE_URL) await measure(PRODUCT, postgres)
for (let round = 0; round < ROUNDS; round++) {
  const [product, bare] = [await folder(), await folder()]
  const embedded = { APP_MODE: 'DEMO', DATA_DIR: product, DATABASE_URL: '' }
  await note('firstEver', PRODUCT, embedded)
  await note('firstEverLimit', LIMIT, { DATA_DIR: bare })
  await note('reopened', PRODUCT, embedded)
  await note('reopenedLimit', LIMIT, { DATA_DIR: bare })
  if (DATABASE_URL) await note('postgres', PRODUCT, postgres)
  await note('bareServer', LIMIT, { DATA_DIR: '' })
  for (const each of [product, bare]) await rm(each, { recursive: true, force: true })
}
await rm(postgres.DATA_DIR, { recursive: true, force: true })

const figures = Object.fromEntries(
  [...rows].map(([row, runs]) => [
    row,
    { ms: median(runs.map(({ ms }) => ms)), residentMb: median(runs.map(({ residentMb }) => residentMb)) },
  ]),
)
process.stdout.write(
  `${JSON.stringify({ workload: 'W11', rounds: ROUNDS, ...figures, goalsMs: GOALS_MS })}\n`,
)
