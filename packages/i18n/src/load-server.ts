import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from './catalogues.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { createTranslator, type Translate, type TranslatorOptions } from './translator.ts'

const LOCALES_FOLDER = fileURLToPath(new URL('../locales/', import.meta.url))

/** Every namespace of one language, read from disk. Only for Node: the browser loads them one by one. */
export function loadCatalogues(language: Language): Record<string, Catalogue> {
  const folder = `${LOCALES_FOLDER}${language}/`
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(folder + file, 'utf8'))]),
  )
}

/** A `t()` for each language, for letters and messages written by the server. */
export function loadTranslators(options?: TranslatorOptions): Record<Language, Translate> {
  const translators: Partial<Record<Language, Translate>> = {}
  for (const language of LANGUAGES) {
    translators[language] = createTranslator(language, loadCatalogues(language), options)
  }
  return translators as Record<Language, Translate>
}
