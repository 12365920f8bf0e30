import { addDays } from '../time/time-zone.ts'

/** The periods of the statistics, in the order in which they are offered. */
export const STATISTICS_PERIODS = [
  'ALL',
  'THIS_YEAR',
  'LAST_YEAR',
  'LAST_365_DAYS',
  'LAST_90_DAYS',
  'LAST_30_DAYS',
  'LAST_7_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
] as const
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]

/** First and last day, `YYYY-MM-DD`, both included; null where there is no bound. */
export type PeriodBounds = { start: string | null; end: string | null }

const DAYS: Partial<Record<StatisticsPeriod, number>> = {
  LAST_365_DAYS: 365,
  LAST_90_DAYS: 90,
  LAST_30_DAYS: 30,
  LAST_7_DAYS: 7,
}

/**
 * The days of a period. The last so many days include today; a month and a year are those of the calendar.
 *
 * @param today in the calendar of the clinic, `YYYY-MM-DD`
 */
export function periodBounds(period: StatisticsPeriod, today: string): PeriodBounds {
  const days = DAYS[period]
  if (days) return { start: addDays(today, 1 - days), end: today }
  const year = Number(today.slice(0, 4))
  const firstOfMonth = `${today.slice(0, 7)}-01`
  if (period === 'THIS_YEAR') return { start: `${year}-01-01`, end: today }
  if (period === 'LAST_YEAR') return { start: `${year - 1}-01-01`, end: `${year - 1}-12-31` }
  if (period === 'THIS_MONTH') return { start: firstOfMonth, end: today }
  if (period === 'LAST_MONTH') {
    const end = addDays(firstOfMonth, -1)
    return { start: `${end.slice(0, 7)}-01`, end }
  }
  return { start: null, end: null }
}

export type TrendStep = 'day' | 'week' | 'month'

/** How finely a trend is drawn, so that a plot has neither two columns nor hundreds. */
export function trendStep(firstDay: string, lastDay: string): TrendStep {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1
  if (days <= 31) return 'day'
  return days <= 183 ? 'week' : 'month'
}
