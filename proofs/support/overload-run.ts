import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { quietLog } from '@vastus/server/testing'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { freshDatabase, freshCast, type PostgresServer } from './cast.ts'
import type { CrashCast } from './crash-clients.ts'
import { crashServer } from './crash-server.ts'

const PATIENTS = 40
const PEAK_CLIENTS = 8
const TIMES = 10
const UPLOAD_BYTES = 50 * 1024 * 1024
const HEALTH_EVERY_MS = 250
const HEALTH_WITHIN_MS = 5_000
const BACK_TO_NORMAL_MS = 10_000

export type OverloadFigures = {
  peakPerSecond: number
  goodPerSecond: number
  statuses: Record<string, number>
  /** Answers that say neither done nor come back later. */
  others: number
  uploads: Record<string, number>
  grewMb: number
  healthAsked: number
  healthFailed: number
  healthSlowestMs: number
  normalAfterMs: number
}

/**
 * Measures what a server does at ease; then ten times as many callers, sockets slow in three ways and uploads of 50 MB
 * come at once. A caller that is not served must be asked to come back, and health must be answered all the time.
 */
export async function runOverload(options: {
  cluster: PostgresServer
  milliseconds: number
  slowSockets: number
  uploads: number
}): Promise<OverloadFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-overload-'))
  const databaseUrl = await freshDatabase(options.cluster)
  const cast = await freshCast(() => openDatabase({ dataDir: '', databaseUrl, log: quietLog }), PATIENTS)
  const server = await crashServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  await server.start()
  const { port } = server
  try {
    const atEase = await load(port, cast, PEAK_CLIENTS, Math.min(options.milliseconds / 3, 10_000))
    const memoryBefore = await residentBytes(server.pid())
    const health = watchHealth(server.origin)
    let most = 0
    const memory = setInterval(() => {
      void residentBytes(server.pid()).then((bytes) => {
        most = Math.max(most, bytes)
      })
    }, 100)
    const uploads = uploadAll(port, cast, options.uploads)
    const uploaded = await Promise.all(uploads)
    clearInterval(memory)
    const slow = slowSockets(port, cast, options.slowSockets)
    const flooded = await load(port, cast, PEAK_CLIENTS * TIMES, options.milliseconds)
    for (const socket of slow) socket.destroy()
    const normalAfterMs = await untilNormal(port, cast)
    const healthFigures = await health.stop()
    const { 200: good = 0, ...rest } = flooded.statuses
    return {
      peakPerSecond: Math.round(atEase.goodPerSecond),
      goodPerSecond: Math.round(flooded.goodPerSecond),
      statuses: flooded.statuses,
      others: Object.entries(rest).reduce(
        (sum, [status, count]) => sum + (isLater(Number(status)) ? 0 : count),
        0,
      ),
      uploads: countOf(uploaded.map(String)),
      grewMb: Math.max(0, Math.round((most - memoryBefore) / 2 ** 20)),
      ...healthFigures,
      normalAfterMs: good === 0 ? Number.POSITIVE_INFINITY : normalAfterMs,
    }
  } finally {
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const isLater = (status: number) => status === 429 || status === 503
function countOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** So many callers, each asking again as soon as it is answered, a little later when told to come back. */
async function load(port: number, cast: CrashCast, callers: number, milliseconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const until = performance.now() + milliseconds
  const statuses: Record<string, number> = {}
  async function call(number: number): Promise<void> {
    const cookie = cast.patients[number % cast.patients.length]?.cookie ?? ''
    while (performance.now() < until) {
      const status = await ask(port, agent, cookie)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status !== 200) await delay(20)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => call(number)))
  agent.destroy()
  return { statuses, goodPerSecond: ((statuses[200] ?? 0) * 1000) / milliseconds }
}

function ask(port: number, agent: Agent, cookie: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      { port, host: '127.0.0.1', path: '/api/patient/e-contacts', headers: { cookie }, agent },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', () => resolve(0))
      },
    )
    sent.on('error', () => resolve(0))
    sent.end()
  })
}

/** A third trickle their headers, a third their body, a third never read what they asked for. */
function slowSockets(port: number, cast: CrashCast, count: number): Socket[] {
  const cookie = cast.patients[0]?.cookie ?? ''
  const starts = [
    'GET /api/config HTTP/1.1\r\nhost: a\r\nx-slow: ',
    'POST /api/login/password HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 20000\r\n\r\n{',
    `GET /api/content/prm?slug=privacy-policy HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\n\r\n`.repeat(20),
  ]
  return Array.from({ length: count }, (_, number) => {
    const socket = connect(port, '127.0.0.1')
    const kind = number % starts.length
    socket.pause()
    socket.on('error', () => socket.destroy())
    socket.write(starts[kind] ?? '')
    if (kind === 2) return socket
    const timer = setInterval(() => socket.write('a'), 1_000)
    socket.on('close', () => clearInterval(timer))
    return socket
  })
}

/** The largest files there may be, all at once, each from somebody else. */
function uploadAll(port: number, cast: CrashCast, count: number): Promise<number>[] {
  return Array.from({ length: count }, async (_, number) => {
    const patient = cast.patients[number % cast.patients.length]
    const sent = await fetch(`http://127.0.0.1:${port}/api/patient/e-contacts/fallback`, {
      method: 'POST',
      headers: {
        cookie: patient?.cookie ?? '',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({
        eContactType: 'HEADACHE',
        patientPersonId: patient?.personId,
        clinicId: cast.clinicId,
        text: 'with a large file',
      }),
    })
    if (!sent.ok) return sent.status
    const { id } = (await sent.json()) as { id: number }
    return sendLarge(port, id, patient?.cookie ?? '')
  })
}

function sendLarge(port: number, id: number, cookie: string): Promise<number> {
  const boundary = randomUUID()
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="large.pdf"\r\n\r\n%PDF-1.4\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const piece = Buffer.alloc(256 * 1024, 'p')
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/patient/e-contacts/${id}/upload`,
        headers: {
          cookie,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', () => resolve(0))
    let left = UPLOAD_BYTES - 1024
    sent.write(head)
    const pour = () => {
      while (left > 0) {
        const part = piece.subarray(0, Math.min(left, piece.length))
        left -= part.length
        if (!sent.write(part)) return void sent.once('drain', pour)
      }
      sent.end(tail)
    }
    pour()
  })
}

function watchHealth(origin: string) {
  let isWatching = true
  const figures = { healthAsked: 0, healthFailed: 0, healthSlowestMs: 0 }
  const watching = (async () => {
    while (isWatching) {
      const startedAt = performance.now()
      const isUp = await fetch(`${origin}/api/health/live`, {
        signal: AbortSignal.timeout(HEALTH_WITHIN_MS),
      }).then(
        (response) => response.ok,
        () => false,
      )
      figures.healthAsked++
      if (!isUp) figures.healthFailed++
      figures.healthSlowestMs = Math.max(figures.healthSlowestMs, Math.round(performance.now() - startedAt))
      await delay(HEALTH_EVERY_MS)
    }
  })()
  return {
    stop: async () => {
      isWatching = false
      await watching
      return figures
    },
  }
}

/** Twenty calls of different people in a row, all answered as ever. */
async function untilNormal(port: number, cast: CrashCast): Promise<number> {
  const startedAt = performance.now()
  const agent = new Agent({ keepAlive: true })
  for (let inARow = 0; inARow < 20; ) {
    if (performance.now() - startedAt > 2 * BACK_TO_NORMAL_MS) break
    const status = await ask(port, agent, cast.patients[inARow % cast.patients.length]?.cookie ?? '')
    inARow = status === 200 ? inARow + 1 : 0
    if (status !== 200) await delay(50)
  }
  agent.destroy()
  return Math.round(performance.now() - startedAt)
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
