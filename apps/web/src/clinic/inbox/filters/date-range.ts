import { addDays, isCalendarDate, localDate, startOfLocalDay } from '@vastus/domain/time/time-zone'
import type { Period } from './inbox-search.ts'

/** First and last day of a period, both `YYYY-MM-DD` in the clinic's calendar. Weeks begin on Monday. */
export function daysOfPeriod(
  period: Period,
  { now, timeZone }: { now: Date; timeZone: string },
): { from: string; to: string } {
  const today = localDate(now, timeZone)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this-week': {
      const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
      return { from: addDays(today, -((weekday + 6) % 7)), to: today }
    }
    case 'this-month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
  }
}

/**
 * The instants between which something was last updated. Either day may be missing or half typed: it then sets no bound.
 * Days that stand the wrong way round are turned.
 *
 * @param days.to the last day that still counts; the bound is its last millisecond
 */
export function instantsOfDays(
  days: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { updatedAtFrom?: string; updatedAtTo?: string } {
  const isTurned = days.from !== undefined && days.to !== undefined && days.from > days.to
  const { from, to } = isTurned ? { from: days.to, to: days.from } : days
  const bounds: { updatedAtFrom?: string; updatedAtTo?: string } = {}
  if (from && isCalendarDate(from)) bounds.updatedAtFrom = startOfLocalDay(from, timeZone).toISOString()
  if (to && isCalendarDate(to))
    bounds.updatedAtTo = new Date(startOfLocalDay(addDays(to, 1), timeZone).getTime() - 1).toISOString()
  return bounds
}
