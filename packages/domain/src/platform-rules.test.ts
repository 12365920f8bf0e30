// @proves R1-024 R2-129 R3-086 R3-099 R3-101 R3-102 R3-103 R4-078 R4-079 R5-021 R6-001 R9-006
import { describe, expect, it } from 'vitest'
import { CONSENT_TYPES } from './consents.ts'
import { CONTENT_SLUGS, DOCUMENT_KINDS, slugOf, slugOfConsent } from './content.ts'
import { COUNTRY_CODES, countryProfile } from './country.ts'
import { chooseLanguage } from './language-choice.ts'
import { languageOf, localeOf } from './locale.ts'
import { canAdministerClinic, canSendFor, isMedicalContentHidden } from './permissions.ts'
import { reconnectDelayMs, shouldReconnect } from './realtime/backoff.ts'
import { PROFESSIONS } from './roles.ts'
import { ADMINISTRATIVE_TYPES, TYPE_CODES } from './types/catalogue.ts'

describe('a country', () => {
  it.each([
    ['EE', 'et-EE en-GB ru-RU', 'Europe/Tallinn', '112'],
    ['GB', 'en-GB', 'Europe/London', '999 112'],
    ['US', 'en-GB', 'America/New_York', '911 112'],
    ['ZA', 'en-GB', 'Africa/Johannesburg', '10177 112'],
    ['PL', 'pl-PL en-GB', 'Europe/Warsaw', '112 999'],
  ] as const)('%s offers %s, lives in %s and calls %s', (code, locales, timeZone, numbers) => {
    const profile = countryProfile(code)
    expect(profile.locales.join(' ')).toBe(locales)
    expect(profile.defaultLocale).toBe(profile.locales[0])
    expect(profile.timeZone).toBe(timeZone)
    expect(profile.emergencyNumbers.join(' ')).toBe(numbers)
  })

  it('shows the tools in Estonia only', () => {
    expect(COUNTRY_CODES.filter((code) => countryProfile(code).hasTools)).toEqual(['EE'])
  })
})

describe('a language', () => {
  it.each([
    ['ekk', 'et'],
    ['est', 'et'],
    ['eng', 'en'],
    ['rus', 'ru'],
    ['pol', 'pl'],
    ['pl-PL', 'pl'],
    ['RU', 'ru'],
    ['de', null],
    ['', null],
  ])('%s is read as %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })

  it('is chosen by query, then storage, then country, then English', () => {
    expect(chooseLanguage({ query: 'ru-RU', stored: 'pl', countryCode: 'EE' })).toBe('ru')
    expect(chooseLanguage({ query: 'xx', stored: 'pl', countryCode: 'EE' })).toBe('pl')
    expect(chooseLanguage({ stored: null, countryCode: 'EE' })).toBe('et')
    expect(chooseLanguage({})).toBe('en')
    expect(localeOf('en')).toBe('en-GB')
  })
})

describe('content and consents', () => {
  it('each document and each consent has a slug', () => {
    for (const slug of [...DOCUMENT_KINDS.map((kind) => slugOf(kind)), ...CONSENT_TYPES.map(slugOfConsent)]) {
      expect(CONTENT_SLUGS).toContain(slug)
    }
    expect(slugOf('TERMS_AND_CONDITIONS', 'CLINIC')).toBe(slugOfConsent('PRM_CLINIC'))
  })
})

describe('permissions', () => {
  it('only reception is kept from medical content, except in administrative types', () => {
    for (const profession of PROFESSIONS) {
      const readable = TYPE_CODES.filter((type) => !isMedicalContentHidden(profession, type))
      expect(readable.length).toBe(
        profession === 'NON_CLINICAL' ? ADMINISTRATIVE_TYPES.length : TYPE_CODES.length,
      )
    }
  })

  it.each([
    ['an adult for themselves', { relation: 'SELF', birthDate: '2008-06-20' }, true],
    ['a minor for themselves', { relation: 'SELF', birthDate: '2008-06-21' }, false],
    ['for a represented child', { relation: 'REPRESENTED', birthDate: '2008-06-21', wasChild: true }, true],
    [
      'for a child that turns 18 today',
      { relation: 'REPRESENTED', birthDate: '2008-06-20', wasChild: true },
      false,
    ],
    ['for a represented adult', { relation: 'REPRESENTED', birthDate: '1950-01-01', wasChild: false }, true],
    ['for a stranger', { relation: 'NONE', birthDate: '1950-01-01' }, false],
  ] as const)('sending %s: %j gives %s', (_, person, allowed) => {
    expect(canSendFor(person, '2026-06-20')).toBe(allowed)
  })

  it('a clinic is administered by its active employees', () => {
    expect(canAdministerClinic({ clinicId: 1, deletedAt: null }, 1)).toBe(true)
    expect(canAdministerClinic({ clinicId: 1, deletedAt: null }, 2)).toBe(false)
    expect(canAdministerClinic({ clinicId: 1, deletedAt: '2026-01-01T00:00:00Z' }, 1)).toBe(false)
  })
})

describe('reconnecting', () => {
  it('waits 1 s, doubling to 60 s, plus up to 1 s', () => {
    expect([0, 1, 2, 5, 6, 7, 100].map((attempt) => reconnectDelayMs(attempt, 0))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000, 60_000,
    ])
    expect(reconnectDelayMs(0, 0.5)).toBe(1500)
  })

  it('stops after logout and after the session has expired', () => {
    const now = new Date('2026-03-10T09:00:00.000Z')
    expect(shouldReconnect(1006, { jwtExpiresAt: '2026-03-10T09:00:00.001Z', now })).toBe(true)
    expect(shouldReconnect(3000, { jwtExpiresAt: '2026-03-10T10:00:00.000Z', now })).toBe(false)
    expect(shouldReconnect(1006, { jwtExpiresAt: '2026-03-10T09:00:00.000Z', now })).toBe(false)
  })
})
