import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { quietLog, startNetworkLink } from '@vastus/server/testing'
import { createRealtimeClient } from '../../apps/web/src/shared/realtime/realtime-client.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { Random } from '@vastus/demo/random'
import { freshDatabase, freshCast, type PostgresServer } from './cast.ts'
import { crashServer } from './crash-server.ts'

const SCREENS = 5
const GIVE_UP_MS = 30_000
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const GAPS = ['cut', 'sleep', 'sleep and forgotten', 'restart'] as const

export type SocketFigures = {
  gaps: number
  byKind: Record<string, number>
  stale: string[]
  slowestMs: number
}

/**
 * Tears a few screens from the server, again and again, while what they show changes; then asks how long they show
 * what is no longer so. They use the page's own socket client, over a network whose answers overtake each other.
 */
export async function runGaps(options: {
  gaps: number
  /** How long a screen may show what is no longer so. */
  staleAfterMs: number
  seed: number
  cluster: PostgresServer
}): Promise<SocketFigures> {
  const random = new Random(options.seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-socket-'))
  const databaseUrl = await freshDatabase(options.cluster)
  const cast = await freshCast(() => openDatabase({ dataDir: '', databaseUrl, log: quietLog }), 1)
  const server = await crashServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  await server.start()
  const screens: Screen[] = []
  const figures: SocketFigures = { gaps: 0, byKind: {}, stale: [], slowestMs: 0 }

  async function call(path: string, cookie: string, body: unknown): Promise<{ id: number }> {
    for (;;) {
      const response = await fetch(`${server.origin}/api/${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      })
      if (response.ok) return (await response.json()) as { id: number }
      if (response.status !== 429 && response.status !== 503) throw new Error(`${path}: ${response.status}`)
      await delay(100)
    }
  }

  try {
    const { patients, clinicId, doctor } = cast
    const { id } = await call('patient/e-contacts/fallback', patients[0]?.cookie ?? '', {
      eContactType: 'HEADACHE',
      patientPersonId: patients[0]?.personId,
      clinicId,
      text: 'what the screens show',
    })
    for (let number = 0; number < SCREENS; number++)
      screens.push(
        await openScreen(server.port, { id, cookie: doctor.cookie, lateMs: () => random.int(0, 40) }),
      )
    let note = 0
    const change = () => call(`clinic/e-contacts/${id}/notes`, doctor.cookie, { note: `note ${++note}` })
    const fresh = async () => {
      const text = `note ${note}`
      return screens.flatMap((screen, at) => (screen.shown().includes(`"${text}"`) ? [] : [at]))
    }
    await change()
    while (figures.gaps < options.gaps) {
      const kind = random.pick(GAPS)
      const lastsMs = random.int(100, 1_500)
      if (kind === 'restart') await server.kill()
      else for (const { link } of screens) link[kind === 'cut' ? 'cut' : 'freeze']()
      if (kind === 'restart') await server.start()
      await change()
      await delay(lastsMs)
      await change()
      for (const { link, client } of screens) {
        if (kind === 'sleep and forgotten') link.forget()
        link.mend()
        // The browser says so: the network is back, or the page is looked at again.
        if (kind !== 'restart') client.look()
      }
      const mendedAt = performance.now()
      // One more, as the screens find their way back.
      await change()
      while ((await fresh()).length > 0 && performance.now() - mendedAt < GIVE_UP_MS) await delay(20)
      const took = Math.round(performance.now() - mendedAt)
      figures.slowestMs = Math.max(figures.slowestMs, took)
      if (took > options.staleAfterMs) figures.stale.push(`${kind} of ${lastsMs} ms: stale for ${took} ms`)
      figures.gaps += SCREENS
      figures.byKind[kind] = (figures.byKind[kind] ?? 0) + SCREENS
    }
    return figures
  } finally {
    for (const screen of screens) await screen.close()
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Screen = Awaited<ReturnType<typeof openScreen>>

/** Shows the notes of one e-contact, and asks for them again whenever the page would. */
async function openScreen(port: number, options: { id: number; cookie: string; lateMs: () => number }) {
  const { id, cookie, lateMs } = options
  const link = await startNetworkLink(port, lateMs)
  const client = createRealtimeClient(
    () => new WebSocket(`ws://127.0.0.1:${link.port}/api/ws-prm`, { headers: { cookie } }),
  )
  // A connection for each question, so that answers overtake each other.
  const agent = new Agent({ keepAlive: false })
  let shown = ''
  let asked = 0

  async function refresh(): Promise<void> {
    asked += 1
    const mine = asked
    // As the page's query client: tried again twice, and what was asked before never replaces what was asked after.
    for (let attempt = 0; attempt < 3 && mine === asked; attempt++) {
      const text = await ask().catch(() => undefined)
      if (text !== undefined) {
        if (mine === asked) shown = text
        return
      }
      await delay(1_000 * 2 ** attempt)
    }
  }
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const request = get(
        {
          port: link.port,
          host: '127.0.0.1',
          path: `/api/clinic/e-contacts/${id}/notes`,
          headers: { cookie },
          agent,
        },
        (response) => {
          readAll(response).then(
            (text) =>
              response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}`)),
            reject,
          )
        },
      )
      request.on('error', reject)
    })

  client.listen((event) => {
    if (event.type === 'MESSAGES_MISSED' || event.type === 'E_CONTACT_DETAILS_UPDATED') void refresh()
  })
  client.start(() => TOMORROW, performance.now())
  await refresh()
  return {
    link,
    client,
    shown: () => shown,
    close: async () => {
      client.stop()
      agent.destroy()
      await link.stop()
    },
  }
}
