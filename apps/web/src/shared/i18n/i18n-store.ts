import {
  type Catalogue,
  createFormatters,
  createTranslator,
  type Formatters,
  type FormatSettings,
  type Language,
  type Translate,
} from '@vastus/i18n'

/** All words of one language are one file: screens of one visit need most of them, and one file travels fastest. */
const words: Record<Language, () => Promise<Record<string, Catalogue>>> = {
  et: () => import('./words/et.ts'),
  en: () => import('./words/en.ts'),
  ru: () => import('./words/ru.ts'),
  pl: () => import('./words/pl.ts'),
}

export interface I18n {
  language: Language
  t: Translate
  format: Formatters
}

export interface I18nStore {
  /** The current language with its words and formats; a new object after each change. */
  snapshot: () => I18n
  subscribe: (listener: () => void) => () => void
  /** Switches after the words are there in the new language, so that no half-translated page shows. */
  setLanguage: (language: Language) => Promise<void>
}

/** Keeps the words of the current language. Rejects when they cannot be fetched. */
export async function createI18nStore(settings: FormatSettings): Promise<I18nStore> {
  const listeners = new Set<() => void>()
  let { language } = settings
  let current: I18n

  const show = (catalogues: Record<string, Catalogue>) => {
    const options = import.meta.env.DEV ? {} : { onMissing: (key: string) => key }
    current = {
      language,
      t: createTranslator(language, catalogues, options),
      format: createFormatters({ ...settings, language }),
    }
    for (const listener of listeners) listener()
  }
  show(await words[language]())

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setLanguage: async (next) => {
      const catalogues = await words[next]()
      language = next
      show(catalogues)
    },
  }
}
