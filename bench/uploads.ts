// W7: one file of 50 MB and four at once, beside a bare server that hashes to a file (limit-upload.ts), and what somebody
// else notices of it. `--rounds 5 --megabytes 50`. Prints a table and, last, one JSON line.
import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startPostgresCluster } from '@vastus/server/testing'
import { type BenchData, createData } from './support/data.ts'
import {
  cpuMs,
  median,
  percentile,
  residentKb,
  round,
  startProduct,
  startProgram,
} from './support/processes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, megabytes: { type: 'string' } } })
const ROUNDS = Number(values.rounds ?? 5)
const BYTES = Math.round(Number(values.megabytes ?? 50) * 1_000_000)
const PIECE = 64 * 1024
const AT_ONCE = 4
const QUIET_MS = 1_000
const POLL_MS = 5
const PORTS = { product: 3941, limit: 3942 }
/** Nobody listens there: what is to be scanned stays queued. */
const NO_SCANNER = 'tcp://127.0.0.1:9'

type Name = 'product' | 'limit'
type Round = { ms: number; grownMb: number; cpuMs: number }
type Side = { name: Name; process: ChildProcess; folder: string; cheapPath: string }

const content = randomFillSync(Buffer.allocUnsafe(BYTES - 64))
const HEAD = '--bench\r\ncontent-disposition: form-data; name="file"; filename="scan.pdf"\r\n\r\n'
const TAIL = '\r\n--bench--\r\n'
let uploads = 0

const cluster = await startPostgresCluster()
if (!cluster) throw new Error('PostgreSQL is not installed here')
const folders = { product: await folder(), limit: await folder() }
const children: ChildProcess[] = []
try {
  const data = await createData(cluster.url, 700)
  const product = await startProduct({
    PORT: String(PORTS.product),
    DATABASE_URL: cluster.url,
    DATA_DIR: folders.product,
    CLAMD_URL: NO_SCANNER,
  })
  children.push(product)
  const bare = await startProgram('limit-upload.ts', {
    PORT: String(PORTS.limit),
    DATA_DIR: folders.limit,
    readyPath: '/',
  })
  children.push(bare)
  const sides: Side[] = [
    { name: 'limit', process: bare, folder: folders.limit, cheapPath: '/' },
    {
      name: 'product',
      process: product,
      folder: join(folders.product, 'files'),
      cheapPath: '/api/login',
    },
  ]
  const rounds: Record<string, Record<Name, Round[]>> = {
    one: { limit: [], product: [] },
    four: { limit: [], product: [] },
  }
  const others = { limit: { before: [], during: [] }, product: { before: [], during: [] } } as Record<
    Name,
    Record<'before' | 'during', number[]>
  >
  for (const side of sides) for (const count of [1, AT_ONCE]) await measure(side, count, data)
  for (let number = 0; number < ROUNDS; number++)
    for (const side of sides) {
      rounds.one?.[side.name].push(await measure(side, 1, data))
      rounds.four?.[side.name].push(await measure(side, AT_ONCE, data))
      others[side.name].before.push(...(await ask(side, data, () => delay(QUIET_MS))))
      await measure(side, AT_ONCE, data, async (work) => {
        others[side.name].during.push(...(await ask(side, data, work)))
      })
    }
  const table = Object.fromEntries(
    Object.entries(rounds).map(([name, { limit, product: own }]) => {
      const of = (all: Round[], what: keyof Round) => median(all.map((each) => each[what]))
      return [
        name,
        {
          ms: round(of(own, 'ms')),
          limitMs: round(of(limit, 'ms')),
          timesLimit: round(of(own, 'ms') / of(limit, 'ms')),
          cpuMs: round(of(own, 'cpuMs')),
          limitCpuMs: round(of(limit, 'cpuMs')),
          grownMb: round(of(own, 'grownMb')),
          mostGrownMb: round(Math.max(...own.map(({ grownMb }) => grownMb))),
          limitGrownMb: round(of(limit, 'grownMb')),
        },
      ]
    }),
  )
  const p95 = Object.fromEntries(
    Object.entries(others).map(([name, { before, during }]) => [
      name,
      {
        calls: during.length,
        beforeMs: round(percentile(before, 0.95)),
        duringMs: round(percentile(during, 0.95)),
        times: round(percentile(during, 0.95) / percentile(before, 0.95)),
      },
    ]),
  )
  console.table(table)
  console.table(p95)
  process.stdout.write(
    `${JSON.stringify({ bench: 'W7', bytes: BYTES, rounds: ROUNDS, rows: table, othersP95: p95 })}\n`,
  )
} finally {
  for (const child of children) child.kill('SIGKILL')
  cluster.stop()
  for (const each of Object.values(folders)) await rm(each, { recursive: true, force: true })
}

function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vastus-bench-'))
}

async function measure(
  { name, process: child, folder: kept }: Side,
  count: number,
  data: BenchData,
  during: (work: () => Promise<unknown>) => Promise<unknown> = (work) => work(),
): Promise<Round> {
  const targets: { path: string; token: string }[] = []
  for (let number = 0; number < count; number++) targets.push(await target(name, data))
  const [before, cpuFrom] = [await residentKb(child.pid), await cpuMs(child.pid)]
  let most = before
  const poll = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }, POLL_MS)
  const from = performance.now()
  await during(() => Promise.all(targets.map((each) => upload(name, each))))
  const ms = performance.now() - from
  clearInterval(poll)
  const used = (await cpuMs(child.pid)) - cpuFrom
  // Kept, and not taken for one that was there.
  const files = (await readdir(kept, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  )
  if (files.length !== count) throw new Error(`${name} kept ${files.length} of ${count} files`)
  for (const file of files) await rm(join(file.parentPath, file.name))
  return { ms, grownMb: ((most - before) * 1.024) / 1000, cpuMs: used }
}

/** Each upload is another patient's: a patient has so many bytes a day. */
async function target(name: Name, data: BenchData): Promise<{ path: string; token: string }> {
  const patient = data.patients[uploads++ % data.patients.length]
  if (!patient) throw new Error('no patients')
  if (name === 'limit') return { path: '/', token: patient.token }
  const response = await fetch(`http://127.0.0.1:${PORTS.product}/api/patient/e-contacts/fallback`, {
    method: 'POST',
    headers: { cookie: `__Host-sid=${patient.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      eContactType: 'HEADACHE',
      patientPersonId: patient.personId,
      clinicId: 3,
      text: 'A headache since Monday.',
    }),
  })
  const { id } = (await response.json()) as { id?: number }
  if (id === undefined) throw new Error(`sending answered ${response.status}`)
  return { path: `/api/patient/e-contacts/${id}/upload`, token: patient.token }
}

async function upload(name: Name, { path, token }: { path: string; token: string }): Promise<void> {
  const own = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(64 - 9)])
  const [head, tail] = name === 'product' ? [HEAD, TAIL] : ['', '']
  const headers = {
    cookie: `__Host-sid=${token}`,
    'content-type': name === 'product' ? 'multipart/form-data; boundary=bench' : 'application/pdf',
    'content-length': head.length + BYTES + tail.length,
  }
  const sent = request({ port: PORTS[name], host: '127.0.0.1', method: 'POST', path, headers })
  const answered = once(sent, 'response')
  await pipeline(Readable.from(pieces(head, own, tail), { objectMode: false }), sent)
  const [response] = (await answered) as [IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  if (response.statusCode !== 201) throw new Error(`${path} answered ${response.statusCode} ${text}`)
}

function* pieces(head: string, own: Buffer, tail: string): Generator<Buffer> {
  yield Buffer.concat([Buffer.from(head), own])
  for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE)
  if (tail) yield Buffer.from(tail)
}

async function ask(side: Side, data: BenchData, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const workerData = { port: PORTS[side.name], path: side.cheapPath, tokens: data.staff }
  const worker = new Worker(join(import.meta.dirname, 'support/neighbour.ts'), { workerData })
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error))
  await Promise.race([once(worker, 'message'), failed])
  await Promise.race([meanwhile(), failed])
  worker.postMessage('stop')
  const [times] = (await Promise.race([once(worker, 'message'), failed])) as [number[]]
  return times
}
