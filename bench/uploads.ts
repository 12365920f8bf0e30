// W7: one file of 50 MB, and four at once, beside the limit: a bare server that hashes and stores them. Wall time, growth
// of the server's memory, and how long somebody else waits meanwhile. `--rounds 5`. Prints a table and, last, one JSON line.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '../apps/server/src/testing/postgres-cluster.ts'
import { createData } from './data.ts'
import { median, productEnv, round, start } from './processes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' } } })
const ROUNDS = Number(values.rounds ?? 5)
const FILE_BYTES = 50_000_000
const PIECE_BYTES = 1 << 20
const PORTS = { product: 3923, limit: 3924 }
/** A patient may send 200 MB a day. */
const FILES_OF_A_PATIENT = 3
const PATIENTS = 40
const AT_ONCE = [1, 4]
const LOOK_EVERY_MS = 10

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
type Sender = { token: string; eContactId: number }
type Figures = { ms: number; grownMb: number; othersP95Ms: number; othersIdleP95Ms: number }

function call(
  port: number,
  path: string,
  method: string,
  headers: Record<string, string | number>,
  body: Iterable<Buffer>,
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    const pieces = body[Symbol.iterator]()
    const push = () => {
      for (let next = pieces.next(); !next.done; next = pieces.next())
        if (!sent.write(next.value)) return sent.once('drain', push)
      return sent.end()
    }
    push()
  })
}

/** A document of random bytes: no two are the same file. */
function* multipart(): Generator<Buffer> {
  yield Buffer.from(
    '--b\r\ncontent-disposition: form-data; name="file"; filename="letter.pdf"\r\n\r\n%PDF-1.7\n',
  )
  const piece = randomBytes(PIECE_BYTES)
  for (let left = FILE_BYTES; left > 0; left -= piece.length) {
    piece.writeUInt32BE(left)
    yield Buffer.from(piece.subarray(0, Math.min(left, piece.length)))
  }
  yield Buffer.from('\r\n--b--\r\n')
}

async function upload(port: number, { token, eContactId }: Sender): Promise<void> {
  const headers = { cookie: `__Host-sid=${token}`, 'content-type': 'multipart/form-data; boundary=b' }
  const { status, text } = await call(
    port,
    `/api/patient/e-contacts/${eContactId}/upload`,
    'POST',
    headers,
    multipart(),
  )
  if (status !== 201) throw new Error(`an upload was answered ${status}: ${text}`)
}

async function residentMb(pid = 0): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
}

const p95 = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0

/** Somebody else's question, again and again until told to stop. */
function askMeanwhile(port: number, token: string) {
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const from = performance.now()
      await call(port, '/api/login', 'GET', { cookie: `__Host-sid=${token}` }, [])
      times.push(performance.now() - from)
      await delay(LOOK_EVERY_MS * 6)
    }
  })()
  return async () => {
    isOver = true
    await asking
    return p95(times)
  }
}

async function measure(
  port: number,
  pid: number | undefined,
  senders: Sender[],
  other: string,
): Promise<Figures> {
  const idle = askMeanwhile(port, other)
  await delay(1_500)
  const othersIdleP95Ms = await idle()
  const before = await residentMb(pid)
  let peak = before
  const watch = setInterval(
    () => void residentMb(pid).then((now) => (peak = Math.max(peak, now))),
    LOOK_EVERY_MS,
  )
  const stopAsking = askMeanwhile(port, other)
  const from = performance.now()
  await Promise.all(senders.map((sender) => upload(port, sender)))
  const ms = performance.now() - from
  clearInterval(watch)
  return { ms, grownMb: peak - before, othersP95Ms: await stopAsking(), othersIdleP95Ms }
}

async function send(port: number, token: string, patientPersonId: number): Promise<number> {
  const body = JSON.stringify({
    eContactType: 'HEADACHE',
    patientPersonId,
    clinicId: 3,
    text: 'A picture follows.',
  })
  const headers = {
    cookie: `__Host-sid=${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const { text } = await call(port, '/api/patient/e-contacts/fallback', 'POST', headers, [Buffer.from(body)])
  return (JSON.parse(text) as { id: number }).id
}

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('PostgreSQL is not installed here')
const dataDir = await mkdtemp(join(tmpdir(), 'vastus-bench-'))
const children: { kill: (signal: 'SIGKILL') => boolean }[] = []
try {
  const { patients } = await createData(cluster.url, 1_000)
  const product = await start(
    '../apps/server/src/testing/server-process.ts',
    productEnv(cluster.url, PORTS.product, dataDir),
    '/api/health/ready',
  )
  children.push(product)
  const limit = await start('limit-upload.ts', { PORT: String(PORTS.limit), DATA_DIR: dataDir })
  children.push(limit)

  const writers: Sender[] = []
  for (const { token, personId } of patients.slice(0, PATIENTS))
    writers.push({ token, eContactId: await send(PORTS.product, token, personId) })
  // Each patient in turn, so that nobody sends two files at once.
  const senders = Array.from({ length: FILES_OF_A_PATIENT }, () => writers).flat()
  const other = patients[50]?.token ?? ''
  const rows: Record<string, Record<string, number>> = {}
  for (const count of AT_ONCE) {
    const rounds = { product: [] as Figures[], limit: [] as Figures[] }
    for (let number = 0; number <= ROUNDS; number++) {
      const of = senders.splice(0, count)
      const now = {
        limit: await measure(PORTS.limit, limit.pid, of, other),
        product: await measure(PORTS.product, product.pid, of, other),
      }
      // The first of each opens files and compiles code that the others find ready.
      if (number === 0) continue
      rounds.limit.push(now.limit)
      rounds.product.push(now.product)
    }
    const middle = (side: 'product' | 'limit', what: keyof Figures) =>
      median(rounds[side].map((each) => each[what]))
    rows[`W7 ${count} of 50 MB`] = {
      ms: round(middle('product', 'ms')),
      limitMs: round(middle('limit', 'ms')),
      timesLimit: round(middle('product', 'ms') / middle('limit', 'ms')),
      grownMb: round(middle('product', 'grownMb')),
      limitGrownMb: round(middle('limit', 'grownMb')),
      othersP95Ms: round(middle('product', 'othersP95Ms')),
      othersIdleP95Ms: round(middle('product', 'othersIdleP95Ms')),
    }
  }
  console.table(rows)
  process.stdout.write(`${JSON.stringify({ bench: 'W7', rounds: ROUNDS, rows })}\n`)
} finally {
  for (const child of children) child.kill('SIGKILL')
  agent.destroy()
  cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}
