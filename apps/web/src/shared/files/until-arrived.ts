import { ApiError } from '../api/api-error.ts'

/** While the device believes to be connected, so many tries with growing pauses; then a person decides. */
const PAUSES_MS = [1000, 3000, 6000, 12_000, 24_000]
/** A user who would wait longer than this is shown so instead. */
const LONGEST_WAIT_MS = 30_000

export type Attempts = {
  /** Ends the waiting too. */
  signal: AbortSignal
  /** Called when a try was cut off and the next one waits. */
  onPaused: () => void
  /** Called when another try begins. */
  onResumed: () => void
}

/**
 * Tries until there is an answer that will not change. Without a connection it waits for as long as that lasts. Only for what
 * may arrive twice without being done twice.
 *
 * @throws what the last try threw; an AbortError when given up
 */
export async function untilArrived<T>(
  attempt: () => Promise<T>,
  { signal, onPaused, onResumed }: Attempts,
): Promise<T> {
  let failures = 0
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const pauseMs = pauseAfter(error, failures)
      if (signal.aborted || pauseMs === null) throw error
      onPaused()
      // A device that knows itself offline has not used up a try.
      if (navigator.onLine) failures += 1
      await (navigator.onLine ? waitFor(pauseMs, signal) : waitForConnection(signal))
      onResumed()
    }
  }
}

/** Whether the same bytes may be taken at another time: no answer, a slow connection, or a server that is out of reach, busy or restarting. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && [0, 408, 429, 502, 503, 504].includes(error.status)
}

/** How long to wait before the next try; null when there is none. */
function pauseAfter(error: unknown, failures: number): number | null {
  const pause = PAUSES_MS[failures]
  if (!(error instanceof ApiError) || !isPassing(error) || pause === undefined) return null
  const asked = (error.retryAfterSeconds ?? 0) * 1000
  return asked > LONGEST_WAIT_MS ? null : Math.max(pause, asked)
}

function waitFor(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      removeEventListener('online', back)
      signal.removeEventListener('abort', givenUp)
      settle()
    }
    const back = end(resolve)
    const givenUp = end(() => reject(new DOMException('The upload was given up', 'AbortError')))
    const timer = setTimeout(back, pauseMs)
    addEventListener('online', back)
    signal.addEventListener('abort', givenUp)
  })
}

function waitForConnection(signal: AbortSignal): Promise<void> {
  return waitFor(FOR_EVER_MS, signal)
}

/** The longest that a timer can hold, some 24 days. */
const FOR_EVER_MS = 2 ** 31 - 1
