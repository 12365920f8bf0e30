import { SESSION_ENDED_CODE } from '../limits.ts'

const FIRST_MS = 1000
const CAP_MS = 60_000
const JITTER_MS = 1000

/**
 * How long to wait before connecting again.
 *
 * @param attempt 0 after the first loss; begin again from 0 after a good connection
 * @param random 0 to 1, for up to 1 s more, so that not all clients return at once
 * @returns milliseconds: 1 s, doubling up to 60 s, plus the jitter
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  return Math.min(FIRST_MS * 2 ** attempt, CAP_MS) + random * JITTER_MS
}

/** Whether a closed connection is opened again: not after logout, and not once the session has expired. */
export function shouldReconnect(
  closeCode: number,
  { jwtExpiresAt, now }: { jwtExpiresAt: string; now: Date },
): boolean {
  return closeCode !== SESSION_ENDED_CODE && Date.parse(jwtExpiresAt) > now.getTime()
}
