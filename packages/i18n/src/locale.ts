import { type Language, localeOf as localeOfLanguage } from '@vastus/domain/locale'

/** The Intl locale of a language. Only the United States orders English dates month first. */
export function localeOf(language: Language, country?: string): string {
  return language === 'en' && country === 'US' ? 'en-US' : localeOfLanguage(language)
}
