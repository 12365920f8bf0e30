import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, type Language, type Translate } from '../../packages/i18n/src/index.ts'

export type { Language }

const NAMESPACES = ['clinic', 'enums', 'errors', 'kit', 'shell', 'types'] as const

/** The product's own words, so that a journey finds things as a reader of that language does. */
export function wordsOf(language: Language): Translate {
  const folder = join(import.meta.dirname, '../../packages/i18n/locales', language)
  return createTranslator(
    language,
    Object.fromEntries(
      NAMESPACES.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
    ),
  )
}
