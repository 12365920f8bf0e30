import type { Page } from '@playwright/test'
import { createTranslator, type Language, type Translate } from '@vastus/i18n'
import { loadCatalogues } from '@vastus/i18n/load-server'

const translators = new Map<Language, Translate>()

/** The words of a language, so that a journey names what a reader sees. */
export function wordsIn(language: Language): Translate {
  const words = translators.get(language) ?? createTranslator(language, loadCatalogues(language))
  translators.set(language, words)
  return words
}

/** Whatever is opened from now on opens in this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    // A page of nobody has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('prm.language', code)
  }, language)
}
