import type { Formatters } from '@vastus/i18n'

export interface DateParts {
  day: string
  month: string
  year: string
}

/** Splits `YYYY-MM-DD`, or the half of it that has been typed. */
export function toDateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

/** `YYYY-MM-DD` when all is typed, '' when nothing is, else what there is with dashes. It may not be a real day. */
export function toDateValue({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  const complete = day && month && year.length === 4
  return complete ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`
}

type Reading = Pick<Formatters, 'date'>

/** The parts in the order in which people here read a date: "Mar 27, 2015" begins with the month. */
export function dateOrder({ date }: Reading): readonly (keyof DateParts)[] {
  return /^\d/.test(date('2015-03-27')) ? ['day', 'month', 'year'] : ['month', 'day', 'year']
}

/** `YYYY-MM-DD` as it is typed into the parts: 27 3 2015. */
export function typedDate(value: string, format: Reading): string {
  const parts = toDateParts(value)
  return dateOrder(format)
    .map((name) => Number(parts[name]))
    .join(' ')
}
