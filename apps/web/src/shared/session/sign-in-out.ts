import { extendLogin, getConsents, getLogin, logout } from '@vastus/contract/identity'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { type ConsentStatus, missingConsents } from '@vastus/domain/consents'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { forgetDraftsOnDevice } from '../drafts/device-drafts.ts'
import type { RealtimeClient } from '../realtime/realtime-client.ts'
import type { SessionStore } from './session-store.ts'

export type SessionParts = { store: SessionStore; queryClient: QueryClient; realtime: RealtimeClient }

/** On page load: the session that the cookie still holds, if any. */
export async function restoreSession(parts: SessionParts): Promise<void> {
  try {
    await enter(parts, await call(getLogin, {}))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return
    throw error
  }
}

/** After any successful sign-in, and whenever what the user may do has changed. */
export async function enter({ store, realtime }: SessionParts, user: LoggedInUser): Promise<void> {
  const consents = await call(getConsents, { query: {} })
  store.signIn(user, consents)
  if (mayConnect(user, consents)) realtime.start(() => store.snapshot().user?.jwtExpiresAt ?? null)
}

/** The server opens a socket to those who can use at least one of their roles. */
function mayConnect(user: LoggedInUser, consents: ConsentStatus): boolean {
  return (
    !user.incompleteProfile && user.permissions.some((role) => missingConsents(role, consents).length === 0)
  )
}

/** False when the session could not be kept: the stores are then clear. */
export async function extendSession({ store, queryClient, realtime }: SessionParts): Promise<boolean> {
  try {
    store.setUser(await call(extendLogin, {}))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return true
    endSession({ store, queryClient, realtime })
    return false
  }
}

/** The session is over on the server: nothing of it stays readable here. Unsent texts wait, encrypted, for the next login. */
export function endSession({ store, queryClient, realtime }: SessionParts): void {
  realtime.stop()
  store.clear()
  queryClient.clear()
}

export async function leave(parts: SessionParts): Promise<void> {
  try {
    await call(logout, {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  parts.store.tellTabsOfLogout()
  await forgetDraftsOnDevice()
  endSession(parts)
}
