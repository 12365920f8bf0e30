/** What this tab began before it left for the page of somebody else. */
export type Departure = { attemptId: string | null; purpose: 'LOG_IN' | 'SIGN_UP' }

const DEPARTURE_KEY = 'vastus.externalSignIn'

export const keepDeparture = (departure: Departure): void =>
  sessionStorage.setItem(DEPARTURE_KEY, JSON.stringify(departure))

/** Null in a tab that has left for nowhere. */
export function departureOfTab(): Departure | null {
  const kept = sessionStorage.getItem(DEPARTURE_KEY)
  return kept === null ? null : (JSON.parse(kept) as Departure)
}
