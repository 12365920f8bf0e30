import type { ServerMessage } from '@vastus/contract/realtime'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { findNginx, TEST_PASSWORD } from '@vastus/server/testing'
import { sql } from '../apps/server/src/db/sql.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { restartByTheBook } from './support/restart-by-the-book.ts'
import { runRollingRestart } from './support/rolling-restart-run.ts'

const SENDS = 15
const SEED = Number(process.env['PROCESSES_SEED'] ?? 2026)
const WITHIN_A_SECOND = { timeout: 1000, interval: 20 }
const nginx = inject('postgres') ? findNginx() : undefined

describe.skipIf(!nginx)('two processes on one PostgreSQL behind nginx', () => {
  let processes: Processes
  let a: string
  let b: string
  const open: WebSocket[] = []

  beforeAll(async () => {
    processes = await startProcesses(nginx ?? '', { cluster: inject('postgres') ?? { url: '' }, patients: 3 })
    a = processes.servers[0].origin
    b = processes.servers[1].origin
  })
  afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
  afterAll(() => processes?.stop())

  async function call(origin: string, method: string, path: string, cookie: string, body?: unknown) {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        cookie,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, text, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }

  async function send(origin: string, text: string): Promise<number> {
    const [patient] = processes.cast.patients
    const answer = await call(origin, 'POST', 'patient/e-contacts/fallback', patient?.cookie ?? '', {
      eContactType: 'HEADACHE',
      patientPersonId: patient?.personId,
      clinicId: processes.cast.clinicId,
      text,
    })
    expect(answer.status).toBe(201)
    return (JSON.parse(answer.text) as { id: number }).id
  }

  async function tab(origin: string, cookie: string) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/ws-prm`, { headers: { cookie } })
    open.push(socket)
    const heard: ServerMessage[] = []
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage))
    const ended = new Promise<number>((resolve) => socket.once('close', resolve))
    await once(socket, 'open')
    const of = <T extends ServerMessage['type']>(type: T) =>
      heard.filter((each): each is Extract<ServerMessage, { type: T }> => each.type === type)
    return { socket, ended, of }
  }

  test('a reply through one reaches the sockets of the other, and of the proxy, within a second', async () => {
    const { doctor, patients } = processes.cast
    const id = await send(a, 'a reply crosses over')
    const tabs = [await tab(b, patients[0]?.cookie ?? ''), await tab(processes.origin, doctor.cookie)]
    const answer = await call(a, 'POST', `clinic/e-contacts/${id}/complete`, doctor.cookie, {
      infoText: 'Rest',
    })
    expect(answer.status).toBe(200)
    for (const each of tabs)
      await expect
        .poll(() => each.of('E_CONTACT_DETAILS_UPDATED'), WITHIN_A_SECOND)
        .toContainEqual(expect.objectContaining({ eContactId: id }))
  })

  test('who looks on one is seen on the other', async () => {
    const { doctor } = processes.cast
    const id = await send(a, 'presence crosses over')
    const [watcher, viewer] = [await tab(b, doctor.cookie), await tab(a, doctor.cookie)]
    viewer.socket.send(JSON.stringify({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id }))
    await expect
      .poll(() => watcher.of('E_CONTACT_VIEWERS').flatMap(({ views }) => views), WITHIN_A_SECOND)
      .toContainEqual({ eContactId: id, viewers: [expect.objectContaining({ surname: expect.any(String) })] })
  })

  test('a draft saved through one is read through the other', async () => {
    const cookie = processes.cast.patients[0]?.cookie ?? ''
    const draft = { payload: 'unsent' }
    expect((await call(a, 'PUT', 'drafts/new-e-contact', cookie, draft)).status).toBe(204)
    expect((await call(b, 'GET', 'drafts', cookie)).text).toContain('unsent')
  })

  test('who logs in through one is known to the other; logging out there ends both, sockets included', async () => {
    const email = processes.cast.patients[1]?.email ?? ''
    const { cookie } = await call(a, 'POST', 'login/password', '', { email, password: TEST_PASSWORD })
    expect((await call(b, 'GET', 'patient/e-contacts', cookie)).status).toBe(200)
    const listening = await tab(a, cookie)
    expect((await call(b, 'POST', 'logout', cookie)).status).toBeLessThan(300)
    expect(await listening.ended).toBe(3000)
    expect((await call(a, 'GET', 'patient/e-contacts', cookie)).status).toBe(401)
  })

  test('guesses at a password are counted across both: the right one no longer helps after five in all', async () => {
    const email = processes.cast.patients[2]?.email ?? ''
    for (const origin of [a, b, a, b, a])
      await call(origin, 'POST', 'login/password', '', { email, password: 'wrong-horse-42' })
    const right = await call(b, 'POST', 'login/password', '', { email, password: TEST_PASSWORD })
    expect(right.text).toContain('WRONG_CREDENTIALS')
  })

  test('restarted one after the other by the documented script, they fail none of 300 requests', {
    timeout: 240_000,
  }, async () => {
    const cookie = processes.cast.patients[0]?.cookie ?? ''
    const ask = (number: number) =>
      number % 8 === 0
        ? call(processes.origin, 'PUT', 'drafts/new-e-contact', cookie, { payload: `${number}` })
        : number % 8 === 1
          ? call(processes.origin, 'GET', 'patient/e-contacts', cookie)
          : fetch(processes.origin).then(async (response) => ({
              status: response.status,
              text: await response.text(),
            }))
    const asked: ReturnType<typeof ask>[] = []
    const timer = setInterval(() => asked.push(ask(asked.length)), 10)
    const words = await restartByTheBook(processes.servers)
    await expect.poll(() => asked.length, { timeout: 60_000 }).toBeGreaterThan(300)
    clearInterval(timer)
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
    expect(words.match(/is ready again/g)).toHaveLength(2)
    expect([...statuses].toSorted()).toEqual([200, 204])
  })

  test('a restart that would leave nobody is refused', async () => {
    await processes.servers[1].stop()
    await expect(restartByTheBook(processes.servers)).rejects.toThrow('nothing was restarted')
    await processes.servers[1].start()
  })

  test('each job of both runs once', async () => {
    const database = await processes.open()
    try {
      const jobs = () =>
        database.transaction({ actor: 'system' }, (tx) =>
          tx.query(sql`select kind, attempts from jobs
            where run_at < now() and (done_at is null or attempts <> 1)`),
        )
      await expect.poll(jobs, { timeout: 20_000 }).toEqual([])
    } finally {
      await database.close()
    }
  })
})

describe.skipIf(!nginx)('two processes restarted in turn', () => {
  test('lose and double nothing of what retrying clients send', { timeout: 240_000 }, async () => {
    const figures = await runRollingRestart(nginx ?? '', {
      sends: SENDS,
      seed: SEED,
      cluster: inject('postgres') ?? { url: '' },
    })
    process.stdout.write(`${JSON.stringify({ proof: 'rolling restart', seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ lost: [], doubled: [], orphans: [], undelivered: [] })
    expect(figures.sends).toBeGreaterThanOrEqual(SENDS)
  })
})
