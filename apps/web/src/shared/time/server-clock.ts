/** A clock that is less wrong than this is left as it is: the server tells whole seconds, and its answer was on the way. */
const ALLOWED_MS = 60_000

let difference = 0

/** Learns from an answer how far the clock of this device is off just now. */
export function hearServerClock({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const found = told - Date.now()
  difference = Math.abs(found) < ALLOWED_MS ? 0 : found
}

/** Now, as the server has it: sessions, days and what is due do not depend on the clock of the device. */
export function serverNow(): Date {
  return new Date(Date.now() + difference)
}
