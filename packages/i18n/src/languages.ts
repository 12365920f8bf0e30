import { LANGUAGES, type Language } from '@vastus/domain/locale'

export { LANGUAGES, type Language }

/** Each language in its own words, as the language list shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  et: 'Eesti',
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
