import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createEmployee, createStory, type Story } from '@vastus/server/testing'
import { startRealtime } from '../../apps/server/src/sockets.ts'
import { keepSignedIn } from './life-driver.ts'
import { type Faults, faultyDatabase } from './planted-faults.ts'
import type { Sent } from './raw-call.ts'

export const STAFF = ['doctor', 'nurse', 'assistant'] as const
export type StaffName = (typeof STAFF)[number]
export type Answered = { status: number; body: string }
/** A browser with a session. */
export type Browser = { userId: number; cookie: string }

/** The real server on a port of its own, on PostgreSQL, with three of the staff who share one inbox. */
export type Office = {
  story: Story
  staff: Record<StaffName, Browser>
  port: number
  /** What is broken at the moment, by a test of the proof itself. */
  faults: Faults
  /** Sends over the network. `isCut` loses the connection while the call is on its way. */
  send: (browser: Browser, sent: Sent, options?: { isCut?: boolean }) => Promise<Answered>
  read: <T>(browser: Browser, url: string) => Promise<T>
  close: () => Promise<void>
}

const BUSY_PAUSE_MS = 50

export async function openOffice(): Promise<Office> {
  const faults: Faults = {}
  const story = await createStory('postgres', {
    wrapDatabase: (database) => faultyDatabase(database, faults),
  })
  const assistant = await createEmployee(story.services, story.clinic, {
    profession: 'NURSE',
    surname: 'Saar',
  })
  const assistantClient = await story.signedInAs(assistant)
  await keepSignedIn(story)
  await story.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = story.app.server.address() as AddressInfo
  const hub = await startRealtime(story.services, story.app.server)

  async function ask({ cookie }: Browser, sent: Sent, signal?: AbortSignal): Promise<Answered> {
    const response = await fetch(`http://127.0.0.1:${port}${sent.url}`, {
      method: sent.method,
      headers: { ...sent.headers, cookie },
      ...(sent.payload === undefined ? {} : { body: String(sent.payload) }),
      ...(signal ? { signal } : {}),
    })
    return { status: response.status, body: await response.text() }
  }
  const send: Office['send'] = async (browser, sent, { isCut = false } = {}) => {
    if (isCut) {
      const cutting = new AbortController()
      const lost = ask(browser, sent, cutting.signal)
      setImmediate(() => cutting.abort())
      await Promise.allSettled([lost])
    }
    // Turned away before anything was done, as every caller of a busy server may be: asked again, as a browser does.
    for (;;) {
      const answer = await ask(browser, sent)
      if (answer.status !== 503) return answer
      await delay(BUSY_PAUSE_MS)
    }
  }
  return {
    story,
    faults,
    port,
    send,
    staff: {
      doctor: { userId: story.doctor.userId, cookie: story.doctor.client.cookie() ?? '' },
      nurse: { userId: story.nurse.userId, cookie: story.nurse.client.cookie() ?? '' },
      assistant: { userId: assistant.userId, cookie: assistantClient.cookie() ?? '' },
    },
    read: async (browser, url) => {
      const { status, body } = await send(browser, { method: 'GET', url })
      if (status !== 200) throw new Error(`${url} answered ${status} ${body.slice(0, 300)}`)
      return JSON.parse(body)
    },
    close: async () => {
      await hub.stop()
      await story.close()
    },
  }
}
