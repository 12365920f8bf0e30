import type { BrokenRule } from '@vastus/domain/validation-rules'
import { isLanguage, type Language, type MessageKey } from '@vastus/i18n'
import { loadTranslators } from '@vastus/i18n/load-server'
import type { FastifyRequest } from 'fastify'

const translators = loadTranslators()

/** The words of one language, for responses and mails. */
export function wordsIn(language: Language) {
  return translators[language]
}

/** A message of the error catalogue. */
export function errorText(language: Language, key: string, params: Record<string, string | number>): string {
  return wordsIn(language)(`errors.${key}` as MessageKey, params)
}

/** Why something was refused. The browser gets words, so these travel with no page. */
export function refusalText(
  language: Language,
  text: string,
  params: Record<string, string | number>,
): string {
  return wordsIn(language)(`refusals.${text}` as MessageKey, params)
}

/** The words of a broken rule. */
export function ruleText(language: Language, broken: BrokenRule): string {
  return wordsIn(language)(`errors.rules.${broken.rule}`, 'params' in broken ? broken.params : {})
}

/** `?locale` first, then Accept-Language, then what is known of the user or the country. */
export function languageOf(
  locale: unknown,
  acceptLanguage: string | undefined,
  fallback: Language,
): Language {
  for (const wish of [typeof locale === 'string' ? locale : '', ...(acceptLanguage ?? '').split(',')]) {
    const code = wish.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return fallback
}

/** The language of the words in the response to a request. */
export function languageOfRequest(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  fallback: Language,
): Language {
  const { locale } = (query ?? {}) as { locale?: unknown }
  return languageOf(locale, headers['accept-language'], fallback)
}
