import type { CountryCode } from '../country.ts'
import { SEXES, type Sex } from '../identity/sex.ts'

/** Whom an advert is meant for, unless it says otherwise: every adult in Estonia. Ages in years, both included. */
export const ADVERT_GENDERS = SEXES
export const ADVERT_MIN_AGE = 18
export const ADVERT_MAX_AGE = 150
export const ADVERT_COUNTRIES: readonly CountryCode[] = ['EE']

export type AdvertAudience = {
  targetGenders: readonly Sex[]
  minAge: number
  maxAge: number
  allowedCountries: readonly CountryCode[]
}

/** What is known of a reader. Nothing of anybody's health is ever among it. */
export type AdvertReader = { sex: Sex; ageYears: number; country: CountryCode }

/** Whether an advert may be shown to a reader: gender, age and country must all fit. */
export function isMeantFor(audience: AdvertAudience, { sex, ageYears, country }: AdvertReader): boolean {
  return (
    audience.targetGenders.includes(sex) &&
    ageYears >= audience.minAge &&
    ageYears <= audience.maxAge &&
    audience.allowedCountries.includes(country)
  )
}
