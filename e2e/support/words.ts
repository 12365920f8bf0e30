import { createTranslator, type Language, type Translate } from '@vastus/i18n'
import { loadCatalogues } from '@vastus/i18n/load-server'

/** The words of a language, so that a journey names what a reader sees. */
export function wordsIn(language: Language): Translate {
  return createTranslator(language, loadCatalogues(language))
}
