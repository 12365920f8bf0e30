import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@vastus/domain/locale'

/** What the page without a connection must know: its language, and whom to call. */
export type Place = { language: Language; emergencyNumbers: readonly string[] }

const KEY = 'vastus.lastPlace'

/** Kept on the device after each start, because without a connection nobody can be asked. */
export function rememberPlace(language: Language, country: CountryCode): void {
  const { emergencyNumbers } = countryProfile(country)
  localStorage.setItem(KEY, JSON.stringify({ language, emergencyNumbers } satisfies Place))
}

/** Where the app was used last on this device; in the language of the address, where it names one. */
export function lastPlace(): Place {
  const { lang } = document.documentElement
  const fallback: Place = { language: languageOf(lang) ?? DEFAULT_LANGUAGE, emergencyNumbers: ['112'] }
  const kept = localStorage.getItem(KEY)
  const place = kept === null ? fallback : (JSON.parse(kept) as Place)
  const asked = languageOf(new URLSearchParams(location.search).get('locale'))
  return asked ? { ...place, language: asked } : place
}
