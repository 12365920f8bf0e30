import type { ImportMethod } from '@vastus/domain/patient-lists/list-import'

const KEY = 'register-session'

/** By which the server knows the session with the register; worth nothing to anybody but the employee who began it. */
export type ImportSession = { sessionId: string; method: ImportMethod }

/** The session of this tab with the register, which may have ended meanwhile; null without one. */
export function findImportSession(): ImportSession | null {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? null : (JSON.parse(kept) as ImportSession)
}

export function keepImportSession(session: ImportSession): void {
  sessionStorage.setItem(KEY, JSON.stringify(session))
}

export function forgetImportSession(): void {
  sessionStorage.removeItem(KEY)
}
