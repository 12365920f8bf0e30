import type { CountryCode } from '@vastus/domain/country'
import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { isBirthDate } from '@vastus/domain/identity/birth-date'
import { localDate } from '@vastus/domain/time/time-zone'
import { serverNow } from '../../shared/time/server-clock.ts'

/** The birth date of somebody who signs up: a day that exists, at least 18 years ago. */
export function checkBirthDate(value: string, today: string): 'REQUIRED' | 'DATE' | 'UNDERAGE_SIGNUP' | null {
  if (value === '') return 'REQUIRED'
  if (!isBirthDate(value, today)) return 'DATE'
  return isAdult(value, today) ? null : 'UNDERAGE_SIGNUP'
}

/** The calendar day in the country. */
export function todayIn(country: CountryCode, now = serverNow()): string {
  return localDate(now, countryProfile(country).timeZone)
}
