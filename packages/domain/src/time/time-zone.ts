const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock and a calendar in the time zone show, part by part: the order of a formatted text differs between browsers. */
function partsAt(instant: Date, timeZone: string): Map<Intl.DateTimeFormatPartTypes, string> {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  return new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/**
 * The calendar date at an instant in an IANA time zone.
 *
 * @returns `YYYY-MM-DD`
 */
export function localDate(instant: Date, timeZone: string): string {
  const parts = partsAt(instant, timeZone)
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** Whether the text is a calendar date that exists, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Moves a calendar date by whole days. */
export function addDays(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + days)
  return instant.toISOString().slice(0, 10)
}

/** Number of days from one calendar date to another; negative where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Moves a calendar date by whole years; 29 February becomes 1 March where there is none. */
export function addYears(date: string, years: number): string {
  const instant = new Date(`${date}T00:00:00Z`)
  instant.setUTCFullYear(instant.getUTCFullYear() + years)
  return instant.toISOString().slice(0, 10)
}

/**
 * The first instant of a calendar date in an IANA time zone: 00:00, or the first minute that exists where the
 * clocks skip midnight.
 *
 * Found by halving the span in which the date can begin anywhere on earth (UTC+14 to UTC-12), so no table of
 * offsets and no daylight-saving rule is needed.
 */
export function startOfLocalDay(date: string, timeZone: string): Date {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`)
  let before = utcMidnight - 15 * HOUR_MS
  let reached = utcMidnight + 13 * HOUR_MS
  while (reached - before > MINUTE_MS) {
    const middle = before + Math.floor((reached - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (localDate(new Date(middle), timeZone) < date) before = middle
    else reached = middle
  }
  return new Date(reached)
}

/**
 * The instant at which a clock in the time zone shows so many minutes after midnight. Right also on the days on which the
 * clocks change; a time that is skipped then is taken as if they had not.
 */
export function localInstant(date: string, minutes: number, timeZone: string): Date {
  const guess = startOfLocalDay(date, timeZone).getTime() + minutes * MINUTE_MS
  const shown = Date.parse(`${localDate(new Date(guess), timeZone)}T${wallTime(guess, timeZone)}Z`)
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  return new Date(guess + wanted - shown)
}

function wallTime(instant: number, timeZone: string): string {
  const parts = partsAt(new Date(instant), timeZone)
  return `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`
}
