import type { Clock } from '../clock.ts'

export interface FixedClock extends Clock {
  /** Moves the clock on by so many milliseconds. */
  advance(milliseconds: number): void
}

/** A clock that does not move until a test moves it. */
export function fixedClock(start = '2026-03-02T08:00:00.000Z'): FixedClock {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
