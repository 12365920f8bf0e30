// @proves-part R9-015: the bounds of each
import { expect, it } from 'vitest'
import { STATISTICS_PERIODS, type StatisticsPeriod, periodBounds, trendStep } from './period.ts'

it.each<[StatisticsPeriod, string, string | null, string | null]>([
  ['ALL', '2026-11-26', null, null],
  ['THIS_YEAR', '2026-11-26', '2026-01-01', '2026-11-26'],
  ['THIS_YEAR', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['LAST_YEAR', '2026-11-26', '2025-01-01', '2025-12-31'],
  ['LAST_365_DAYS', '2026-11-26', '2025-11-27', '2026-11-26'],
  ['LAST_365_DAYS', '2024-12-31', '2024-01-02', '2024-12-31'],
  ['LAST_90_DAYS', '2026-11-26', '2026-08-29', '2026-11-26'],
  // Over the change of the clocks on 25 October.
  ['LAST_30_DAYS', '2026-11-20', '2026-10-22', '2026-11-20'],
  ['LAST_7_DAYS', '2026-03-02', '2026-02-24', '2026-03-02'],
  ['THIS_MONTH', '2026-11-26', '2026-11-01', '2026-11-26'],
  ['LAST_MONTH', '2026-11-26', '2026-10-01', '2026-10-31'],
  ['LAST_MONTH', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['LAST_MONTH', '2024-03-31', '2024-02-01', '2024-02-29'],
])('%s on %s is from %s to %s', (period, today, start, end) => {
  expect(periodBounds(period, today)).toEqual({ start, end })
})

it('there are nine', () => expect(STATISTICS_PERIODS).toHaveLength(9))

it.each([
  ['2026-10-01', '2026-10-31', 'day'],
  ['2026-10-01', '2026-11-01', 'week'],
  ['2026-01-01', '2026-07-02', 'week'],
  ['2026-01-01', '2026-07-03', 'month'],
])('from %s to %s a trend has a column for each %s', (first, last, step) => {
  expect(trendStep(first, last)).toBe(step)
})
