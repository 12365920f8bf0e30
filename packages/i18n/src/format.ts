import type { Language } from './languages.ts'
import { localeOf } from './locale.ts'
import { createNumberFormat } from './number-format.ts'
import { whenUsed } from './when-used.ts'

export interface FormatSettings {
  language: Language
  /** ISO 3166 alpha-2; decides the date order of English. */
  country: string
  /** IANA name, for example `Europe/Tallinn`. */
  timeZone: string
}

/** An ISO 8601 instant, a plain `YYYY-MM-DD` date, or a Date. */
export type DateInput = string | Date

export type Formatters = ReturnType<typeof createFormatters>

/** Dates, numbers and lists as one reader is used to seeing them. Times are shown in `timeZone`. */
export function createFormatters({ language, country, timeZone }: FormatSettings) {
  const locale = localeOf(language, country)
  const dateFields: Intl.DateTimeFormatOptions = {
    day: language === 'en' ? 'numeric' : '2-digit',
    month: language === 'en' ? 'short' : '2-digit',
    year: 'numeric',
  }
  const dates = whenUsed(() => new Intl.DateTimeFormat(locale, { ...dateFields, timeZone }))
  const plainDates = whenUsed(() => new Intl.DateTimeFormat(locale, { ...dateFields, timeZone: 'UTC' }))
  const times = whenUsed(
    () =>
      new Intl.DateTimeFormat(locale, {
        hour: locale === 'en-US' ? 'numeric' : '2-digit',
        minute: '2-digit',
        timeZone,
      }),
  )
  const dayMonths = whenUsed(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
  )
  const weekdays = whenUsed(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }))
  const dayParts = whenUsed(
    () => new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone }),
  )
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

  /** The calendar date at an instant, read part by part: each browser writes the parts in an order of its own. */
  const calendarDate = (instant: Date) => {
    const parts = new Map(
      dayParts()
        .formatToParts(instant)
        .map(({ type, value }) => [type, Number(value)]),
    )
    const [year = NaN, month = NaN, day = NaN] = [parts.get('year'), parts.get('month'), parts.get('day')]
    return { year, dayNumber: Date.UTC(year, month - 1, day) / 86_400_000 }
  }

  const daysAgo = (instant: Date, now: Date) => calendarDate(now).dayNumber - calendarDate(instant).dayNumber

  /** 20 Nov 2026 */
  const date = (input: DateInput) =>
    isPlainDate(input) ? plainDates().format(new Date(input)) : dates().format(new Date(input))

  /** 14:05 */
  const time = (input: DateInput) => plainSpaces(times().format(new Date(input)))

  /** 20 Nov 2026, 14:05 */
  const dateTime = (input: DateInput) => `${date(input)}, ${time(input)}`

  /** today 14:05, yesterday 14:05, else the date and time */
  const relativeDay = (input: DateInput, now: Date) => {
    const instant = new Date(input)
    const days = daysAgo(instant, now)
    return days === 0 || days === 1
      ? `${relative().format(-days, 'day')} ${time(instant)}`
      : dateTime(instant)
  }

  /** The shortest clear form, for list rows: 14:05 today, 20 Nov this year, else the full date. */
  const listTime = (input: DateInput, now: Date) => {
    const instant = new Date(input)
    if (daysAgo(instant, now) === 0) return time(instant)
    return calendarDate(instant).year === calendarDate(now).year ? dayMonths().format(instant) : date(instant)
  }

  return {
    date,
    time,
    dateTime,
    relativeDay,
    listTime,
    /** Monday */
    weekday: (input: DateInput) => weekdays().format(new Date(input)),
    number: createNumberFormat(locale),
    /** 12.60 €, whatever the country: prices are in euros everywhere. */
    euros: (amount: number) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount),
    /** 1.4 MB; a megabyte is 1,048,576 bytes, as in the upload limits */
    fileSize: (bytes: number) => fileSize(locale, bytes),
    /** Ann, Bo and Kai; as a disjunction, 999 or 112 */
    list: (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
      new Intl.ListFormat(locale, { type }).format(items),
  }
}

function isPlainDate(input: DateInput): input is string {
  return typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
}

// Some Intl data separates AM and PM with a narrow no-break space that few fonts carry.
function plainSpaces(text: string) {
  return text.replaceAll('\u202f', '\u00a0')
}

function fileSize(locale: string, bytes: number) {
  const [unit, divisor] =
    bytes < 1024 * 1024 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 * 1024] as const)
  const value = bytes === 0 ? 0 : Math.max(bytes / divisor, unit === 'kilobyte' ? 1 : 0.1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' && value < 10 ? 1 : 0,
  }).format(value)
}
