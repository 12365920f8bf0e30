import { isCalendarDate } from '../time/time-zone.ts'

/** Nobody alive was born earlier. The contract and the database hold the same first and last day. */
export const FIRST_BIRTH_DATE = '1880-01-01'

/**
 * Whether somebody alive can have been born on the date: one that exists, from 1880 until today.
 *
 * @param today `YYYY-MM-DD` in the country's calendar
 */
export function isBirthDate(date: string, today: string): boolean {
  return isCalendarDate(date) && date >= FIRST_BIRTH_DATE && date <= today
}
