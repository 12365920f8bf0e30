import { localDate } from '../time/time-zone.ts'

/** For how many days a message to everyone is shown unless its writer says otherwise. */
export const MESSAGE_DAYS = 7

/**
 * Checks the last day on which a clinic shows its message to everyone.
 *
 * @param date `YYYY-MM-DD` in the clinic's calendar
 * @returns the broken rule, or null
 */
export function checkMessageEnd(
  date: string,
  { now, timeZone }: { now: Date; timeZone: string },
): 'DAY_PAST' | null {
  return date < localDate(now, timeZone) ? 'DAY_PAST' : null
}
