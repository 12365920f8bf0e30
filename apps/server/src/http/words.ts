import { createTranslator, isLanguage, type Language, LANGUAGES, type MessageKey } from '@vastus/i18n'
import { loadAllCatalogues } from '@vastus/i18n/load-server'

const translators = new Map(
  LANGUAGES.map((language) => [language, createTranslator(language, loadAllCatalogues(language))] as const),
)

/** The words of one language, for answers and mails. */
export function wordsIn(language: Language) {
  const translate = translators.get(language)
  if (!translate) throw new Error(`no catalogue for ${language}`)
  return translate
}

/** A message of the error catalogue, or undefined when it has none. */
export function errorText(language: Language, key: string, params: Record<string, string | number>): string {
  return wordsIn(language)(`errors.${key}` as MessageKey, params)
}

/** `?locale` first, then Accept-Language, then what is known of the user or the country. */
export function languageOf(locale: unknown, acceptLanguage: string | undefined, fallback: Language): Language {
  for (const wish of [typeof locale === 'string' ? locale : '', ...(acceptLanguage ?? '').split(',')]) {
    const code = wish.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return fallback
}
