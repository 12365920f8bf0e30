import { type ConsentStatus, extendLogin, getConsents, getLogin, logout } from '@vastus/contract/identity'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { missingConsents } from '@vastus/domain/consents'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { call, holdCalls } from '../api/call.ts'
import { reportError } from '../api/report.ts'
import { doHeld } from '../api/use-held.ts'
import { forgetDraftsOnDevice } from '../drafts/device-drafts.ts'
import type { RealtimeClient } from '../realtime/realtime-client.ts'
import type { SessionStore } from './session-store.ts'

export type SessionParts = { store: SessionStore; queryClient: QueryClient; realtime: RealtimeClient }

type SignedIn = { user: LoggedInUser; consents: ConsentStatus }

/** The session that the cookie still holds, if any. */
export async function askForLogin(): Promise<SignedIn | null> {
  try {
    const user = await call(getLogin, {})
    return { user, consents: await call(getConsents, { query: {} }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** After any successful sign-in, and whenever what the user may do has changed. */
export async function enter(parts: SessionParts, user: LoggedInUser): Promise<void> {
  settle(parts, { user, consents: await call(getConsents, { query: {} }) })
}

/**
 * Puts a signed-in user into the stores and opens the socket.
 *
 * @param since when the first of what is shown to this user was asked for, in milliseconds of the page's life
 */
export function settle(
  { store, realtime }: SessionParts,
  { user, consents }: SignedIn,
  since = performance.now(),
): void {
  store.signIn(user, consents)
  if (mayConnect(user, consents)) realtime.start(() => store.snapshot().user?.jwtExpiresAt ?? null, since)
}

/** The server opens a socket to those who can use e-contacts in at least one of their roles; an admin has none. */
function mayConnect(user: LoggedInUser, consents: ConsentStatus): boolean {
  return (
    !user.incompleteProfile &&
    user.permissions.some(
      (role) => role !== 'PRM_VASTUS_ADMIN' && missingConsents(role, consents).length === 0,
    )
  )
}

/** False when the session is over: the stores are then clear. A server that is busy or out of reach has ended nothing. */
export async function extendSession({ store, queryClient, realtime }: SessionParts): Promise<boolean> {
  try {
    const user = await call(extendLogin, {})
    store.setUser(user)
    store.tellTabsOfExtension(user)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) {
      reportError('session', error)
      return true
    }
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

/** Logs out. What is asked for meanwhile would be refused, and look like a session that ended by itself: it is given up. */
export async function leave(parts: SessionParts): Promise<void> {
  await doHeld()
  await import('./end-push.ts')
    .then(({ endPush }) => endPush())
    // The logout goes on without it: a notice carries nothing of an illness.
    .catch((error: unknown) => reportError('session', error))
  const releaseCalls = holdCalls()
  try {
    await parts.queryClient.cancelQueries()
    await logOut()
    parts.store.tellTabsOfLogout()
    // Whatever the device can do: nothing of a session that is over stays on the screen.
    await forgetDraftsOnDevice().catch((error: unknown) => reportError('drafts', error))
    endSession(parts)
  } catch (error) {
    // A user who stays sees what was given up after all.
    void parts.queryClient.refetchQueries({ predicate: ({ state }) => state.data === undefined })
    throw error
  } finally {
    releaseCalls()
  }
}

async function logOut(): Promise<void> {
  try {
    await call(logout, {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
}
