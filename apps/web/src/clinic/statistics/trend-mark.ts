import { type Language, localeOf } from '@vastus/domain/locale'
import type { TrendStep } from '@vastus/domain/statistics/period'

/** Short label of a column of a trend: the month, or the day on which its day or week begins. */
export function trendMark(from: string, step: TrendStep, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'short',
    ...(step !== 'month' && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(from))
}
