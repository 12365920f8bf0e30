import { createRealtimeClient } from '../../../../web/src/shared/realtime/realtime-client.ts'
import type { ClinicEContact, DashboardRow, Note } from '@vastus/contract/shapes'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createStory, type Story } from '../../features/e-contacts/testing/story.ts'
import { startRealtime } from '../../sockets.ts'
import { createEmployee } from '../../testing/factories.ts'
import { startNetworkLink } from '../../testing/network-link.ts'
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
  const assistant = await createEmployee(story.parts, story.clinic, { profession: 'NURSE', surname: 'Saar' })
  const assistantClient = await story.signedInAs(assistant)
  await keepSignedIn(story)
  await story.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = story.app.server.address() as AddressInfo
  const hub = await startRealtime(story.parts, story.app.server)

  async function ask({ cookie }: Browser, sent: Sent, signal?: AbortSignal): Promise<Answered> {
    const answer = await fetch(`http://127.0.0.1:${port}${sent.url}`, {
      method: sent.method,
      headers: { ...sent.headers, cookie },
      ...(sent.payload === undefined ? {} : { body: String(sent.payload) }),
      ...(signal ? { signal } : {}),
    })
    return { status: answer.status, body: await answer.text() }
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

export type Desk = { rows: DashboardRow[]; open: ClinicEContact; notes: Note[] }
export type Screen = Awaited<ReturnType<typeof openScreen>>

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

/** What the inbox and the open conversation read. */
export async function readDesk(
  office: Office,
  browser: Browser,
  { patientPersonId, openId }: { patientPersonId: number; openId: number },
): Promise<Desk> {
  const list = `/api/clinic/e-contacts?clinicId=${office.story.clinic.clinicId}&patientPersonIds=${patientPersonId}`
  const path = `/api/clinic/e-contacts/${openId}`
  const [running, completed, open, notes] = await Promise.all([
    office.read<{ content: DashboardRow[] }>(browser, list),
    office.read<{ content: DashboardRow[] }>(browser, `${list}&onlyCompleted=true`),
    office.read<ClinicEContact>(browser, path),
    office.read<{ content: Note[] }>(browser, `${path}/notes`),
  ])
  return { rows: [...running.content, ...completed.content], open, notes: notes.content }
}

/** One of the staff looks at the inbox with a conversation open, through the page's own socket client. */
export async function openScreen(
  office: Office,
  browser: Browser,
  shows: { patientPersonId: number; eContactIds: readonly number[]; openId: number },
) {
  const link = await startNetworkLink(office.port, () => 0)
  const client = createRealtimeClient(
    () => new WebSocket(`ws://127.0.0.1:${link.port}/api/ws-prm`, { headers: { cookie: browser.cookie } }),
  )
  let shown: Desk | undefined
  let isStale = true
  let refreshing: Promise<void> | undefined

  const refresh = (): Promise<void> => {
    isStale = true
    refreshing ??= (async () => {
      while (isStale) {
        isStale = false
        shown = await readDesk(office, browser, shows)
      }
    })().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }
  let failure: Error | undefined
  client.listen((event) => {
    const isNews =
      event.type === 'RECONNECTED' ||
      (event.type === 'E_CONTACT_DETAILS_UPDATED' && shows.eContactIds.includes(event.eContactId))
    if (isNews)
      void refresh().catch((error: unknown) => {
        failure = new Error('the screen could not be refreshed', { cause: error })
      })
  })
  client.start(() => TOMORROW)
  await refresh()
  return {
    link,
    client,
    shown: () => {
      if (failure) throw failure
      return shown
    },
    close: async () => {
      client.stop()
      await Promise.allSettled([refreshing])
      await link.stop()
    },
  }
}
