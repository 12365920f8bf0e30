/** The only source of "now" for code that decides something by time; tests hand in a fixed one. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
