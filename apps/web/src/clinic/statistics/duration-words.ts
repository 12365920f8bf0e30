import type { Translate } from '@vastus/i18n'

/** A time in the two greatest units that it has, such as 1 d 4 h, 3 h 20 min or 45 min. */
export function durationWords(t: Translate, minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return t('work-statistics.days', { days: String(days), hours: String(hours) })
  if (hours > 0) return t('work-statistics.hoursLong', { hours: String(hours), minutes: String(rest) })
  return t('work-statistics.minutes', { minutes: String(rest) })
}
