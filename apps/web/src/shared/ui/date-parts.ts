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
