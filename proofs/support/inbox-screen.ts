import { startNetworkLink } from '@vastus/server/testing'
import { createRealtimeClient } from '../../apps/web/src/shared/realtime/realtime-client.ts'
import type { ClinicEContact, DashboardRow, Note } from '@vastus/contract/shapes'
import type { Browser, Office } from './inbox-office.ts'

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
      event.type === 'MESSAGES_MISSED' ||
      (event.type === 'E_CONTACT_DETAILS_UPDATED' && shows.eContactIds.includes(event.eContactId))
    if (isNews)
      void refresh().catch((error: unknown) => {
        failure = new Error('the screen could not be refreshed', { cause: error })
      })
  })
  client.start(() => TOMORROW, performance.now())
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
