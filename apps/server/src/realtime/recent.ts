import type { Clock } from '../clock.ts'
import type { Connection } from './connection.ts'

/** Longer than any page needs from its first answers to its socket, unless it waits for its network. */
const KEPT_MS = 60_000
/** What the word of a page's age may take on its way. */
const ON_ITS_WAY_MS = 2_000

type Tell = (connection: Connection) => void

/** The latest messages to all: a page is older than its socket, and what changed in between would not reach it. */
export function createRecent(clock: Clock) {
  let told: { at: number; tell: Tell }[] = []
  // Before somebody listens nothing is known.
  let knownSince = Number.POSITIVE_INFINITY
  const now = () => clock.now().getTime()

  return {
    keep(tell: Tell): void {
      told.push({ at: now(), tell })
    },
    /** Whatever was said until now may have gone past. */
    beginAnew(): void {
      told = []
      knownSince = now()
    },
    forgetOld(): void {
      const since = now() - KEPT_MS
      told = told.filter(({ at }) => at >= since)
      knownSince = Math.max(knownSince, since)
    },
    /** Tells what was said in the last `ageMs`; false where that is not known from its beginning. */
    tellAgain(connection: Connection, ageMs: number): boolean {
      const since = now() - ageMs - ON_ITS_WAY_MS
      if (since < knownSince) return false
      for (const { at, tell } of told) if (at >= since) tell(connection)
      return true
    },
  }
}
