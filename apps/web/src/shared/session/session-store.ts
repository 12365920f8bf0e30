import type { ConsentStatus } from '@vastus/contract/identity'
import type { AppConfig } from '@vastus/contract/platform'
import type { LoggedInUser } from '@vastus/contract/shapes'
import type { Role } from '@vastus/domain/roles'

export type Session = {
  user: LoggedInUser | null
  consents: ConsentStatus | null
  /** The role the screens are in; the server checks each call by itself. */
  activeRole: Role | null
  selectedClinicId: number | null
}

const EMPTY: Session = { user: null, consents: null, activeRole: null, selectedClinicId: null }
const USER_KEY = 'prm.user'
const CONSENTS_KEY = 'prm.consents'
const CLINIC_KEY = 'prm.selectedClinic'
const TARGET_KEY = 'prm.target'
const TABS = 'vastus.session'

export type SessionStore = ReturnType<typeof createSessionStore>

/** Who is signed in, for all screens. A copy is in session storage, as outside callers expect. */
export function createSessionStore(config: AppConfig) {
  let session = EMPTY
  const listeners = new Set<() => void>()
  const tabs = new BroadcastChannel(TABS)

  function change(next: Session): void {
    session = next
    keep(USER_KEY, session.user)
    keep(CONSENTS_KEY, session.consents)
    keep(CLINIC_KEY, session.selectedClinicId)
    for (const listener of listeners) listener()
  }

  return {
    config,
    snapshot: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    signIn(user: LoggedInUser, consents: ConsentStatus): void {
      const kept = Number(sessionStorage.getItem(CLINIC_KEY))
      const clinicIds = user.clinics.map((clinic) => clinic.clinicId)
      const selectedClinicId = clinicIds.includes(kept) ? kept : (clinicIds[0] ?? null)
      change({ user, consents, activeRole: user.activeRole, selectedClinicId })
    },
    setUser: (user: LoggedInUser) => change({ ...session, user }),
    setConsents: (consents: ConsentStatus) => change({ ...session, consents }),
    setActiveRole(activeRole: Role | null): void {
      if (session.activeRole !== activeRole) change({ ...session, activeRole })
    },
    /** The guard says so at each step; the screens are drawn again only where it is another clinic. */
    selectClinic(selectedClinicId: number | null): void {
      if (session.selectedClinicId !== selectedClinicId) change({ ...session, selectedClinicId })
    },
    /** Forgets everything of the user that this tab holds. */
    clear(): void {
      sessionStorage.clear()
      change(EMPTY)
    },
    /** Whether this tab was left, or loaded again, in a session that has ended since; used once. */
    takeEnded(): boolean {
      const isEnded = session.user === null && sessionStorage.getItem(USER_KEY) !== null
      if (isEnded) this.clear()
      return isEnded
    },
    /** Where the user wanted to go; used once. */
    rememberTarget: (target: string) => sessionStorage.setItem(TARGET_KEY, target),
    takeTarget(): string | null {
      const target = sessionStorage.getItem(TARGET_KEY)
      sessionStorage.removeItem(TARGET_KEY)
      return target
    },
    /** Other tabs of the browser hear that the user logged out. */
    tellTabsOfLogout: () => tabs.postMessage('LOGOUT'),
    /** They have the same session, which goes on for them as well. */
    tellTabsOfExtension({ id, jwtExpiresAt }: LoggedInUser): void {
      tabs.postMessage({ id, jwtExpiresAt })
    },
    onLogoutElsewhere(heard: () => void): void {
      tabs.onmessage = ({ data }: MessageEvent<'LOGOUT' | Pick<LoggedInUser, 'id' | 'jwtExpiresAt'>>) => {
        if (data === 'LOGOUT') heard()
        else if (session.user?.id === data.id)
          change({ ...session, user: { ...session.user, jwtExpiresAt: data.jwtExpiresAt } })
      }
    },
  }
}

function keep(key: string, value: unknown): void {
  if (value === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(value))
}
