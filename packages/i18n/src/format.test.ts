import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFormatters } from './format.ts'
import type { Language } from './languages.ts'

const INSTANT = '2026-11-20T12:05:00Z'
const NOW = new Date('2026-11-20T15:00:00Z')

function formatters(language: Language, country = 'EE', timeZone = 'Europe/Tallinn') {
  return createFormatters({ language, country, timeZone })
}

function visibleSpaces(text: string) {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

describe('dates and times', () => {
  test.each([
    ['et', 'EE', '20.11.2026, 14:05'],
    ['en', 'GB', '20 Nov 2026, 14:05'],
    ['en', 'US', 'Nov 20, 2026, 2:05 PM'],
    ['en', 'EE', '20 Nov 2026, 14:05'],
    ['ru', 'EE', '20.11.2026, 14:05'],
    ['pl', 'PL', '20.11.2026, 14:05'],
  ] as const)('are written the %s way in %s', (language, country, text) => {
    expect(visibleSpaces(formatters(language, country).dateTime(INSTANT))).toBe(text)
  })

  test.each(['America/New_York', 'Pacific/Auckland'])('a birth date stays the same day in %s', (timeZone) => {
    expect(formatters('en', 'GB', timeZone).date('1980-02-29')).toBe('29 Feb 1980')
  })

  test.each([
    ['2026-11-20T12:05:00Z', 'today 14:05'],
    ['2026-11-18T22:30:00Z', 'yesterday 00:30'],
    ['2026-11-18T21:30:00Z', '18 Nov 2026, 23:30'],
  ])('%s is shown as %s', (instant, text) => {
    expect(formatters('en').relativeDay(instant, NOW)).toBe(text)
  })

  test.each([
    [INSTANT, '14:05'],
    ['2026-03-02T10:00:00Z', '2 Mar'],
    ['2025-03-02T10:00:00Z', '2 Mar 2025'],
  ])('a list row shows %s as %s', (instant, text) => {
    expect(formatters('en').listTime(instant, NOW)).toBe(text)
  })
})

describe('in a browser that writes the parts of a date in an order of its own', () => {
  const { prototype } = Intl.DateTimeFormat
  const usual = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
  beforeEach(() => {
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat): unknown {
        // Newer language data write Canadian dates as 20/11/2026 instead of 2026-11-20.
        return this.resolvedOptions().locale === 'en-CA' ? () => '20/11/2026' : usual.get?.call(this)
      },
    })
  })
  afterEach(() => void Object.defineProperty(prototype, 'format', usual))

  test.each([
    [INSTANT, '14:05', 'today 14:05'],
    ['2026-11-18T22:30:00Z', '19 Nov', 'yesterday 00:30'],
    ['2025-11-30T10:00:00Z', '30 Nov 2025', '30 Nov 2025, 12:00'],
    ['2025-12-31T22:30:00Z', '1 Jan', '1 Jan 2026, 00:30'],
  ])('%s is %s in a list, and %s elsewhere', (instant, inList, elsewhere) => {
    const { listTime, relativeDay } = formatters('en')
    expect(listTime(instant, NOW)).toBe(inList)
    expect(relativeDay(instant, NOW)).toBe(elsewhere)
  })
})

describe('numbers and lists', () => {
  test.each([
    ['et', 3000.5, '3000,5'],
    ['et', 12345.5, '12 345,5'],
    ['en', 3000.5, '3,000.5'],
    ['ru', 3000.5, '3 000,5'],
    ['pl', 12345.5, '12 345,5'],
  ] as const)('%s writes %d as %s', (language, value, text) => {
    expect(visibleSpaces(formatters(language).number(value))).toBe(text)
  })

  test.each([
    [0, '0 kB'],
    [1, '1 kB'],
    [400 * 1024, '400 kB'],
    [52_428_800, '50 MB'],
    [1_500_000, '1.4 MB'],
  ])('%d bytes is %s', (bytes, text) => {
    expect(formatters('en').fileSize(bytes)).toBe(text)
  })

  test('names are joined as a sentence', () => {
    expect(formatters('pl').list(['Anna', 'Jan', 'Ewa'])).toBe('Anna, Jan i Ewa')
    expect(formatters('en').list(['999', '112'], 'disjunction')).toBe('999 or 112')
    expect(formatters('pl').list(['112', '999'], 'disjunction')).toBe('112 lub 999')
    expect(formatters('et').list(['112'], 'disjunction')).toBe('112')
  })
})
