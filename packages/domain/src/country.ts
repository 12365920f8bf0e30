import type { Locale } from './locale.ts'

export const COUNTRY_CODES = ['EE', 'GB', 'US', 'ZA', 'PL'] as const
export type CountryCode = (typeof COUNTRY_CODES)[number]

/** Everything that differs between countries. Code asks the profile, never the country code. */
export type CountryProfile = {
  code: CountryCode
  /** In the order of the locale select. */
  locales: readonly Locale[]
  defaultLocale: Locale
  /** IANA name; the zone of the country's clinics unless a clinic says otherwise. */
  timeZone: string
  /** Digits of the calling code that the phone field begins with. */
  callingCode: string
  /** In the order shown; 112 is always there, the country's usual number first. */
  emergencyNumbers: readonly string[]
  crisisLine: string
  /** Where a user with an incomplete profile is sent. */
  incompleteProfilePath: '/signup' | '/complete-profile'
  /** The calculators follow Estonian guidance. */
  hasTools: boolean
  /** Family doctors keep lists of patients in a national register that clinics can ask. */
  hasPatientRegister: boolean
}

const PROFILES: Record<CountryCode, CountryProfile> = {
  EE: {
    code: 'EE',
    locales: ['et-EE', 'en-GB', 'ru-RU'],
    defaultLocale: 'et-EE',
    timeZone: 'Europe/Tallinn',
    callingCode: '372',
    emergencyNumbers: ['112'],
    crisisLine: '116 123',
    incompleteProfilePath: '/signup',
    hasTools: true,
    hasPatientRegister: true,
  },
  GB: {
    code: 'GB',
    locales: ['en-GB'],
    defaultLocale: 'en-GB',
    timeZone: 'Europe/London',
    callingCode: '44',
    emergencyNumbers: ['999', '112'],
    crisisLine: '116 123',
    incompleteProfilePath: '/complete-profile',
    hasTools: false,
    hasPatientRegister: false,
  },
  US: {
    code: 'US',
    locales: ['en-GB'],
    defaultLocale: 'en-GB',
    timeZone: 'America/New_York',
    callingCode: '1',
    emergencyNumbers: ['911', '112'],
    crisisLine: '988',
    incompleteProfilePath: '/complete-profile',
    hasTools: false,
    hasPatientRegister: false,
  },
  ZA: {
    code: 'ZA',
    locales: ['en-GB'],
    defaultLocale: 'en-GB',
    timeZone: 'Africa/Johannesburg',
    callingCode: '27',
    emergencyNumbers: ['10177', '112'],
    crisisLine: '0800 567 567',
    incompleteProfilePath: '/complete-profile',
    hasTools: false,
    hasPatientRegister: false,
  },
  PL: {
    code: 'PL',
    locales: ['pl-PL', 'en-GB'],
    defaultLocale: 'pl-PL',
    timeZone: 'Europe/Warsaw',
    callingCode: '48',
    emergencyNumbers: ['112', '999'],
    crisisLine: '116 123',
    incompleteProfilePath: '/complete-profile',
    hasTools: false,
    hasPatientRegister: false,
  },
}

/** The rules of a country. */
export function countryProfile(code: CountryCode): CountryProfile {
  return PROFILES[code]
}
