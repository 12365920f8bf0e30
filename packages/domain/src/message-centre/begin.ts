import { addDays, localDate, localInstant } from '../time/time-zone.ts'

/** How long a confirmed sending can be stopped before it begins. */
export const SEND_DELAY_MINUTES = 60
/** Nobody gets an SMS in the night: minutes after midnight by the clock of the clinic. */
const QUIET_FROM = 21 * 60
const QUIET_UNTIL = 8 * 60

/** The end of the quiet hours, 21:00 to 8:00 at the clinic, that a moment falls into; null outside them. */
export function quietUntil(moment: Date, timeZone: string): Date | null {
  const day = localDate(moment, timeZone)
  const at = (minutes: number, date = day) => localInstant(date, minutes, timeZone)
  if (moment < at(QUIET_UNTIL)) return at(QUIET_UNTIL)
  return moment < at(QUIET_FROM) ? null : at(QUIET_UNTIL, addDays(day, 1))
}

/** Later than this after it was confirmed, a sending has waited for the morning. The clocks of server and page differ a little. */
const USUAL_DELAY_MS = (SEND_DELAY_MINUTES + 5) * 60_000

/** Whether a sending begins at the end of the quiet hours, and not an hour after it was confirmed. */
export function waitsForMorning(confirmed: Date, begins: Date): boolean {
  return begins.getTime() - confirmed.getTime() > USUAL_DELAY_MS
}

/** When a sending begins that is confirmed now: an hour later, or at the end of the quiet hours. */
export function sendingBegins(confirmed: Date, timeZone: string): Date {
  const begin = new Date(confirmed.getTime() + SEND_DELAY_MINUTES * 60_000)
  return quietUntil(begin, timeZone) ?? begin
}
