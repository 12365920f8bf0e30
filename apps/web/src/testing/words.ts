import { type Catalogue, createTranslator, type Language, type Translate } from '@vastus/i18n'

const files = import.meta.glob<Catalogue>('../../../../packages/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The words of a language, so that a test names what a reader sees. */
export function wordsIn(language: Language): Translate {
  const catalogues = Object.entries(files).flatMap(([path, words]) => {
    const [, name] = new RegExp(`/${language}/(.+)\\.json$`).exec(path) ?? []
    return name ? [[name, words]] : []
  })
  return createTranslator(language, Object.fromEntries(catalogues))
}
