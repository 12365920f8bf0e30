import { type CountryCode, countryProfile } from './country.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from './locale.ts'

/** Picks the language: locale query, then the stored choice, then the country's language, then English. */
export function chooseLanguage(from: {
  query?: string | null
  stored?: string | null
  countryCode?: CountryCode | null
}): Language {
  const country = from.countryCode ? countryProfile(from.countryCode).defaultLocale : null
  return languageOf(from.query) ?? languageOf(from.stored) ?? languageOf(country) ?? DEFAULT_LANGUAGE
}

/** Languages of a country, in the order of its list. */
export function languagesOf(countryCode: CountryCode): Language[] {
  return countryProfile(countryCode).locales.flatMap((locale) => languageOf(locale) ?? [])
}
