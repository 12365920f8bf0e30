import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { isLanguage, type Language } from '@vastus/i18n'

/** What the page without a connection must know: its language, and whom to call. */
export type Place = { language: Language; emergencyNumber: string }

const KEY = 'vastus.place'

/** Kept on the device after each start, because without a connection nobody can be asked. */
export function rememberPlace(language: Language, country: CountryCode): void {
  const place: Place = { language, emergencyNumber: countryProfile(country).emergencyNumbers[0] }
  localStorage.setItem(KEY, JSON.stringify(place))
}

/** Where the app was used last on this device. */
export function lastPlace(): Place {
  const { lang } = document.documentElement
  const fallback: Place = { language: isLanguage(lang) ? lang : 'en', emergencyNumber: '112' }
  const kept = localStorage.getItem(KEY)
  return kept === null ? fallback : (JSON.parse(kept) as Place)
}
