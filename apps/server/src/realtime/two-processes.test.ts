import { type ServerMessage, VIEWER_SILENCE_MS } from '@vastus/contract/realtime'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { createApp } from '../app.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createStory, inquire, send, type Story } from '../features/e-contacts/testing/story.ts'
import { startRealtime } from '../sockets.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { addressOf } from '../testing/templates.ts'
import type { TestClient } from '../testing/test-client.ts'
import type { Hub } from './hub.ts'
import { createPresence } from './presence.ts'
import { PRESENCE_CHANNEL } from './presence-channel.ts'

type Server = { url: string; hub: Hub; database: Database; close: () => Promise<void> }
/** Resolves with the next message about presence, after the hub of the same process has heard it. */
const nextPresence = (database: Database) =>
  new Promise<void>((resolve) => void database.listen(PRESENCE_CHANNEL, () => resolve()))

const WITHIN_A_SECOND = { timeout: 1000, interval: 20 }

describe.skipIf(!inject('postgres'))('two server processes on one PostgreSQL', () => {
  let story: Story
  let a: Server
  let b: Server
  const open: WebSocket[] = []

  beforeAll(async () => {
    story = await createStory('postgres')
  })
  beforeEach(async () => {
    a = await startServer()
    b = await startServer()
  })
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.terminate()
    await Promise.all([a.close(), b.close()])
  })
  afterAll(() => story?.close())

  /** The whole server, with connections to the database of its own. */
  async function startServer(): Promise<Server> {
    const url = await addressOf(story.services.database, inject('postgres')?.url ?? '')
    const database = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 3, log: quietLog })
    const parts = { ...story.services, database, presence: createPresence() }
    const app = createApp(parts)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const hub = await startRealtime(parts, app.server)
    const close = async () => {
      await hub.stop()
      await app.close()
      await database.close()
    }
    const { port } = app.server.address() as AddressInfo
    return { url: `ws://127.0.0.1:${port}/api/ws-prm`, hub, database, close }
  }

  async function tab(server: Server, client: TestClient) {
    const socket = new WebSocket(server.url, { headers: { cookie: client.cookie() ?? '' } })
    open.push(socket)
    const heard: ServerMessage[] = []
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage))
    const ended = new Promise<number>((resolve) => socket.once('close', resolve))
    await once(socket, 'open')
    const views = (eContactId: number) =>
      heard
        .flatMap((message) => (message.type === 'E_CONTACT_VIEWERS' ? message.views : []))
        .filter((view) => view.eContactId === eContactId)
        .map((view) => view.viewers.map((viewer) => viewer.id))
    return {
      socket,
      heard,
      ended,
      say: (
        type: 'E_CONTACT_DETAILS_OPEN' | 'E_CONTACT_DETAILS_CLOSE' | 'E_CONTACT_WRITING',
        eContactId: number,
      ) => socket.send(JSON.stringify({ type, eContactId })),
      views,
      viewers: (eContactId: number) => views(eContactId).at(-1),
      versions: (eContactId: number) =>
        heard.flatMap((message) =>
          message.type === 'E_CONTACT_DETAILS_UPDATED' && message.eContactId === eContactId
            ? [message.version]
            : [],
        ),
    }
  }

  test('that somebody is writing is heard by colleagues at the other process', async () => {
    const { id } = await send(story)
    const nurse = await tab(a, story.nurse.client)
    const doctor = await tab(b, story.doctor.client)
    nurse.say('E_CONTACT_DETAILS_OPEN', id)
    nurse.say('E_CONTACT_WRITING', id)
    await expect
      .poll(
        () =>
          doctor.heard.filter(
            (message) => message.type === 'E_CONTACT_WRITING' && message.writer.id === story.nurse.userId,
          ).length,
        WITHIN_A_SECOND,
      )
      .toBe(1)
  })

  test('a viewer on one is seen on the other within a second, until the view is closed', async () => {
    const { id } = await send(story)
    const watcher = await tab(b, story.nurse.client)
    const foreign = await tab(b, story.otherDoctor.client)
    const viewer = await tab(a, story.doctor.client)
    viewer.say('E_CONTACT_DETAILS_OPEN', id)
    await expect.poll(() => watcher.viewers(id), WITHIN_A_SECOND).toEqual([story.doctor.userId])
    viewer.say('E_CONTACT_DETAILS_CLOSE', id)
    await expect.poll(() => watcher.viewers(id), WITHIN_A_SECOND).toEqual([])
    expect(foreign.viewers(id)).toBeUndefined()
  })

  test('who looks on both counts once, and stays while one view is left', async () => {
    const { id } = await send(story)
    const watcher = await tab(b, story.nurse.client)
    const [onA, onB] = [await tab(a, story.doctor.client), await tab(b, story.doctor.client)]
    onA.say('E_CONTACT_DETAILS_OPEN', id)
    onB.say('E_CONTACT_DETAILS_OPEN', id)
    const once = [story.doctor.userId]
    await expect.poll(() => watcher.views(id), { timeout: 10_000 }).toEqual([once, once])
    onB.say('E_CONTACT_DETAILS_CLOSE', id)
    await expect.poll(() => watcher.views(id), { timeout: 10_000 }).toEqual([once, once, once])
    onA.socket.terminate()
    await expect.poll(() => watcher.viewers(id), WITHIN_A_SECOND).toEqual([])
  })

  test('a process that starts later learns who is there', async () => {
    const { id } = await send(story)
    const viewer = await tab(a, story.doctor.client)
    const colleague = await tab(a, story.nurse.client)
    viewer.say('E_CONTACT_DETAILS_OPEN', id)
    await expect.poll(() => colleague.viewers(id), { timeout: 10_000 }).toEqual([story.doctor.userId])
    const late = await startServer()
    try {
      const watcher = await tab(late, story.nurse.client)
      await expect
        .poll(() => JSON.stringify(watcher.heard), WITHIN_A_SECOND)
        .toContain(`"id":${story.doctor.userId},`)
    } finally {
      await late.close()
    }
  })

  test('the viewers of a stopped process go at once', async () => {
    const { id } = await send(story)
    const watcher = await tab(b, story.nurse.client)
    const viewer = await tab(a, story.doctor.client)
    viewer.say('E_CONTACT_DETAILS_OPEN', id)
    await expect.poll(() => watcher.viewers(id), { timeout: 10_000 }).toEqual([story.doctor.userId])
    await a.hub.stop()
    await expect.poll(() => watcher.viewers(id), WITHIN_A_SECOND).toEqual([])
    expect(await viewer.ended).toBe(1001)
  })

  test('the viewers of a killed process go after the silence, those of a living one stay', async () => {
    const { id } = await send(story)
    const watcher = await tab(b, story.nurse.client)
    const viewer = await tab(a, story.doctor.client)
    viewer.say('E_CONTACT_DETAILS_OPEN', id)
    await expect.poll(() => watcher.viewers(id), { timeout: 10_000 }).toEqual([story.doctor.userId])

    story.clock.advance(VIEWER_SILENCE_MS - 1000)
    viewer.socket.send(JSON.stringify({ type: 'HEARTBEAT' }))
    await once(viewer.socket, 'message')
    const told = nextPresence(b.database)
    await a.hub.tick()
    await told
    story.clock.advance(2000)
    await b.hub.tick()
    expect(watcher.viewers(id)).toEqual([story.doctor.userId])

    await a.database.close() // from here on nothing of A reaches anybody: as good as killed
    story.clock.advance(VIEWER_SILENCE_MS + 1)
    await b.hub.tick()
    await expect.poll(() => watcher.viewers(id), WITHIN_A_SECOND).toEqual([])
  })

  test('changes and the end of a session reach the sockets of both', async () => {
    const nurse = await story.signedInAs(story.nurse)
    const tabs = [await tab(a, nurse), await tab(b, nurse)]
    const { id } = await send(story)
    await inquire(story, id)
    for (const each of tabs) await expect.poll(() => each.versions(id), WITHIN_A_SECOND).toEqual([1, 2])
    await nurse.post('/api/logout')
    expect(await Promise.all(tabs.map(({ ended }) => ended))).toEqual([3000, 3000])
  })
})
