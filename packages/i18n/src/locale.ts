import type { Language } from './languages.ts'

const LOCALES: Record<Language, string> = { et: 'et-EE', en: 'en-GB', ru: 'ru-RU', pl: 'pl-PL' }

/** The Intl locale of a language. Only the United States orders English dates month first. */
export function localeOf(language: Language, country?: string): string {
  return language === 'en' && country === 'US' ? 'en-US' : LOCALES[language]
}
