import type { LoggedInUser } from '@vastus/contract/shapes'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | null>(null)

export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('no SessionContext above')
  return store
}

export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.snapshot)
}

/** The signed-in user, on routes that the guard lets only signed-in users reach. */
export function useUser(): LoggedInUser {
  const { user } = useSession()
  if (!user) throw new Error('this screen needs a signed-in user')
  return user
}
