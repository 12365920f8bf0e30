export const LANGUAGES = ['et', 'en', 'ru', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]

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
