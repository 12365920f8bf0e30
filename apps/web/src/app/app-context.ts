import type { QueryClient } from '@tanstack/react-query'
import type { I18nStore } from '../shared/i18n/i18n-store.ts'
import type { RealtimeClient } from '../shared/realtime/realtime-client.ts'
import type { SessionStore } from '../shared/session/session-store.ts'

/** What the routes and the frame are built from: made once at start. */
export type AppContext = {
  store: SessionStore
  i18n: I18nStore
  queryClient: QueryClient
  realtime: RealtimeClient
  /** Asks for the cookie preferences when the guard says so. */
  askForCookies: () => void
}
