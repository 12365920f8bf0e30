// W1 to W5 of the product beside the limit, in turns, on a throw-away PostgreSQL that waits for the disk at every commit.
// `--size 10000 --rounds 5`; `--only W1` leaves the others out. The CPU of a call is the one at 8 connections, with the jobs that
// it left behind. Prints a table and, last, one JSON line.
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgresCluster } from '@vastus/server/testing'
import { type BenchData, createData, LAST_SMALL_CLINIC, SMALL_CLINIC } from './support/data.ts'
import {
  cpuMs,
  cpuOfFamilyMs,
  median,
  parentOf,
  percentile,
  residentKb,
  round,
  startMailSink,
  startProduct,
  startProgram,
} from './support/processes.ts'

const { values } = parseArgs({
  options: { size: { type: 'string' }, rounds: { type: 'string' }, only: { type: 'string' } },
})
const SIZE = Number(values.size ?? 10_000)
const ROUNDS = Number(values.rounds ?? 5)
const ALONE = 60
const TOGETHER = 8
const TOGETHER_MS = 1_500
const PORTS = { product: 3921, limit: 3922 }

type Shot = { method: 'GET' | 'POST'; path: string; token?: string; body?: unknown; etag?: string }
type Side = { port: number; process: ChildProcess; shot: () => Shot }
type Round = { p50: number; p95: number; perSecond: number; cpuMs: number; postgresCpuMs: number }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function fire(
  port: number,
  { method, path, token, body, etag }: Shot,
): Promise<{ status: number; bytes: number; etag: string | undefined }> {
  const content = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        headers: {
          ...(token ? { cookie: `__Host-sid=${token}` } : {}),
          ...(etag ? { 'if-none-match': etag } : {}),
          ...(content === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
        },
      },
      (response) => {
        let bytes = 0
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if ((response.statusCode ?? 0) >= 400) parts.push(part)
        })
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status >= 400)
            reject(new Error(`${method} ${path} answered ${status}: ${Buffer.concat(parts)}`))
          else resolve({ status, bytes, etag: response.headers.etag })
        })
      },
    )
    sent.on('error', reject)
    sent.end(content)
  })
}

/** The mails of a former round are not part of what the next one measures alone; those of its own are. */
async function restOfJobs(): Promise<void> {
  const left = 'select from jobs where done_at is null and dead_at is null and run_at <= now() limit 1'
  while ((await database.query(left)).rowCount) await delay(100)
}

async function measure({ port, process: { pid }, shot }: Side): Promise<Round> {
  await restOfJobs()
  const times: number[] = []
  for (let number = 0; number < ALONE; number++) {
    const from = performance.now()
    await fire(port, shot())
    times.push(performance.now() - from)
  }
  await restOfJobs()
  const [cpuBefore, postgresBefore] = [await cpuMs(pid), await cpuOfFamilyMs(postgres)]
  const from = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      while (performance.now() - from < TOGETHER_MS) {
        await fire(port, shot())
        done++
      }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  await restOfJobs()
  return {
    p50: median(times),
    p95: percentile(times, 0.95),
    perSecond: done / seconds,
    cpuMs: ((await cpuMs(pid)) - cpuBefore) / done,
    postgresCpuMs: ((await cpuOfFamilyMs(postgres)) - postgresBefore) / done,
  }
}

/** Takes turns, so that no caller meets a rate limit. */
function turns<T>(all: readonly T[]): () => T {
  let at = 0
  return () => all[at++ % all.length] as T
}

function shots(data: BenchData, etag: string): Record<string, { product: () => Shot; limit: () => Shot }> {
  const [patient, staff, toComplete] = [turns(data.patients), turns(data.staff), turns(data.toComplete)]
  // The limit completes what is of other clinics, as often as it likes.
  const completed = turns(Array.from({ length: 2_000 }, (_, at) => SIZE - at))
  const list = `/api/clinic/e-contacts?clinicId=${data.bigClinicId}`
  const get = (path: string) => () => ({ method: 'GET' as const, path, token: staff() })
  const search = (term: string, size: number, query: string) => ({
    product: get(`${list}&size=${size}&search=${term}`),
    limit: () => ({ method: 'GET' as const, path: `/${query}?v=%25${term.toLowerCase()}%25` }),
  })
  const send = (clinicId: () => number) => ({
    product: () => {
      const { token, personId } = patient()
      const body = { eContactType: 'HEADACHE', patientPersonId: personId, clinicId: clinicId(), text }
      return { method: 'POST' as const, path: '/api/patient/e-contacts/fallback', token, body }
    },
    limit: () => ({ method: 'POST' as const, path: '/send', body: [text, String(clinicId())] }),
  })
  const text = 'A headache since Monday. '.repeat(8).slice(0, 180)
  const reply = 'Rest and drink water. '.repeat(50).slice(0, 1000)
  return {
    'W2 list of 500': { product: get(`${list}&size=500`), limit: () => ({ method: 'GET', path: '/joined' }) },
    'W2 unchanged': {
      product: () => ({ ...get(`${list}&size=500`)(), etag }),
      limit: () => ({ method: 'GET', path: '/nothing' }),
    },
    'W3 3 letters': search(data.surname.slice(0, 3), 100, 'search'),
    'W3 6 letters': search(data.surname.slice(0, 6), 100, 'search'),
    'W3 11 letters': search(data.surname.slice(0, 11), 100, 'search'),
    'W3 match all': search('headache', 500, 'searchAll'),
    'W4 timeline of 60': {
      product: get(`/api/clinic/e-contacts/${data.longEContactId}/timeline`),
      limit: () => ({ method: 'GET', path: `/timeline?v=${data.longEContactId}` }),
    },
    // Last, because their mails go on being sent for a while.
    'W5 complete': {
      product: () => ({
        method: 'POST',
        path: `/api/clinic/e-contacts/${toComplete()}/complete`,
        token: staff(),
        body: { infoText: reply },
      }),
      limit: () => ({
        method: 'POST',
        path: '/complete',
        body: [String(completed()), `${reply}${randomUUID()}`],
      }),
    },
    'W1 to one clinic': send(() => SMALL_CLINIC),
    'W1 to many': send(
      turns(Array.from({ length: LAST_SMALL_CLINIC - SMALL_CLINIC }, (_, at) => SMALL_CLINIC + at)),
    ),
  }
}

const cluster = await startPostgresCluster({ isDurable: true })
if (!cluster) throw new Error('PostgreSQL is not installed here')
const database = new pg.Client(cluster.url)
const dataDir = await mkdtemp(join(tmpdir(), 'vastus-bench-'))
const mails = await startMailSink()
const children = [mails.process]
let postgres = 0
try {
  const filledFrom = performance.now()
  const data = await createData(cluster.url, SIZE)
  process.stderr.write(`${SIZE} e-contacts in ${Math.round((performance.now() - filledFrom) / 1000)} s\n`)
  await database.connect()
  const { rows: backend } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  postgres = await parentOf(backend[0]?.pid ?? 0)
  const limit = await startProgram('limit-server.ts', {
    DATABASE_URL: cluster.url,
    PORT: String(PORTS.limit),
    readyPath: '/joined',
  })
  children.push(limit)
  const product = await startProduct({
    DATABASE_URL: cluster.url,
    PORT: String(PORTS.product),
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
  })
  children.push(product)
  const rows: Record<string, Record<string, number>> = {}
  const first = {
    method: 'GET',
    path: '/api/clinic/e-contacts?clinicId=1&size=500',
    token: data.staff[0] ?? '',
  } as const
  const { etag = '' } = await fire(PORTS.product, first)
  for (const [name, { product: own, limit: bare }] of Object.entries(shots(data, etag))) {
    if (!name.startsWith(values.only ?? '')) continue
    const sides = {
      product: { port: PORTS.product, process: product, shot: own },
      limit: { port: PORTS.limit, process: limit, shot: bare },
    }
    const rounds = { product: [] as Round[], limit: [] as Round[] }
    const { bytes } = await fire(PORTS.product, own())
    await fire(PORTS.limit, bare())
    for (let round = 0; round < ROUNDS; round++) {
      rounds.limit.push(await measure(sides.limit))
      rounds.product.push(await measure(sides.product))
    }
    const of = (side: 'product' | 'limit', what: keyof Round) =>
      median(rounds[side].map((each) => each[what]))
    rows[name] = {
      ms: round(of('product', 'p50')),
      limitMs: round(of('limit', 'p50')),
      timesLimit: round(of('product', 'p50') / of('limit', 'p50')),
      p95: round(of('product', 'p95')),
      perSecond: Math.round(of('product', 'perSecond')),
      limitPerSecond: Math.round(of('limit', 'perSecond')),
      ofLimit: round(of('product', 'perSecond') / of('limit', 'perSecond')),
      cpuMs: round(of('product', 'cpuMs')),
      postgresCpuMs: round(of('product', 'postgresCpuMs')),
      kB: Math.round(bytes / 1000),
    }
  }
  console.table(rows)
  const memoryMb = Math.round((await residentKb(product.pid)) / 1000)
  process.stdout.write(`${JSON.stringify({ bench: 'W1-W5', size: SIZE, rounds: ROUNDS, memoryMb, rows })}\n`)
} finally {
  for (const child of children) child.kill('SIGKILL')
  agent.destroy()
  await database.end()
  cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}
