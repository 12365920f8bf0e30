import { ApiError } from './api-error.ts'

const MAX_FAILURES = 2
/** A user who must wait longer than that, such as after too many wrong codes, is shown so. */
const PATIENCE_SECONDS = 10

/** Whether a question is asked again by itself: the server was out of reach or failing, or there were too many at once. */
export function isAskedAgain(failures: number, error: unknown): boolean {
  if (failures >= MAX_FAILURES || !(error instanceof ApiError)) return false
  if (error.status === 429) return (error.retryAfterSeconds ?? Infinity) <= PATIENCE_SECONDS
  return error.status === 0 || error.status >= 500
}

/** Milliseconds until then: as long as the server says, or longer each time. */
export function pauseBeforeAsking(failures: number, error: unknown): number {
  const told = error instanceof ApiError ? error.retryAfterSeconds : null
  return told !== null && told <= PATIENCE_SECONDS ? told * 1000 : 1000 * 2 ** failures
}
