import { FIRST_BIRTH_DATE } from '../limits.ts'
import { isCalendarDate } from '../time/time-zone.ts'

/**
 * Whether somebody alive can have been born on the date: one that exists, from 1880 until today.
 *
 * @param today `YYYY-MM-DD` in the country's calendar
 */
export function isBirthDate(date: string, today: string): boolean {
  return isCalendarDate(date) && date >= FIRST_BIRTH_DATE && date <= today
}
