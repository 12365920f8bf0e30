import type { SessionStore } from '../../shared/session/session-store.ts'

// The app of a digital ID comes back in a new tab, which does not know where the tab that opened the app was going.

const TARGET_KEY = 'vastus.appTarget'

type Kept = { attemptId: string; target: string }

export function keepTargetOfApp(store: SessionStore, attemptId: string): void {
  const target = store.takeTarget()
  if (target === null) return localStorage.removeItem(TARGET_KEY)
  store.rememberTarget(target)
  localStorage.setItem(TARGET_KEY, JSON.stringify({ attemptId, target } satisfies Kept))
}

/** Lets this tab go on to where the tab of the attempt was going. */
export function followTargetOfApp(store: SessionStore, attemptId: string): void {
  const kept = localStorage.getItem(TARGET_KEY)
  localStorage.removeItem(TARGET_KEY)
  if (kept === null) return
  const { attemptId: ofAttempt, target } = JSON.parse(kept) as Kept
  if (ofAttempt === attemptId) store.rememberTarget(target)
}
