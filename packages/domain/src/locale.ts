export const LOCALES = ['et-EE', 'en-GB', 'ru-RU', 'pl-PL'] as const
export type Locale = (typeof LOCALES)[number]

export const LANGUAGES = ['et', 'en', 'ru', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'
/** Where the browser keeps the choice. */
export const LANGUAGE_STORAGE_KEY = 'prm.language'

/** Three-letter codes that outside services use. */
const ISO_639_3: Record<string, Language> = { ekk: 'et', est: 'et', eng: 'en', rus: 'ru', pol: 'pl' }
const LOCALE_OF: Record<Language, Locale> = { et: 'et-EE', en: 'en-GB', ru: 'ru-RU', pl: 'pl-PL' }

/** The full locale of a language. */
export function localeOf(language: Language): Locale {
  return LOCALE_OF[language]
}

/**
 * Reads a language out of a locale (`ru-RU`), a language (`ru`) or a three-letter code (`rus`).
 *
 * @returns null when it is none of ours
 */
export function languageOf(tag: string | null | undefined): Language | null {
  const primary = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return LANGUAGES.find((language) => language === primary) ?? ISO_639_3[primary] ?? null
}
