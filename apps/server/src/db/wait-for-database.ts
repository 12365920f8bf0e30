import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './port.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 500
const SAY_EVERY_MS = 10_000

/**
 * Opens the database, and tries again for a minute while it is away: after a power cut it starts together with the
 * server. Meanwhile the server does not listen.
 *
 * @throws what the last try threw, or at once what waiting does not mend
 */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  {
    isAway,
    log,
    patienceMs = PATIENCE_MS,
  }: { isAway: (error: unknown) => boolean; log: Log; patienceMs?: number },
): Promise<T> {
  const giveUpAt = Date.now() + patienceMs
  let sayAt = 0
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (!isAway(error) || Date.now() > giveUpAt) throw error
      if (Date.now() >= sayAt) {
        log.warn({ err: error }, 'the database is away: trying again for up to a minute')
        sayAt = Date.now() + SAY_EVERY_MS
      }
      await delay(PAUSE_MS)
    }
  }
}
