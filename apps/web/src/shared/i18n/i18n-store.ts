import {
  type Catalogue,
  createFormatters,
  createTranslator,
  type Formatters,
  type FormatSettings,
  type Language,
  type Namespace,
  type Translate,
} from '@vastus/i18n'

/** The words that most visits need are one file a language: one file travels fastest. */
const firstWords: Record<Language, () => Promise<Record<string, Catalogue>>> = {
  et: () => import('./words/et.ts'),
  en: () => import('./words/en.ts'),
  ru: () => import('./words/ru.ts'),
  pl: () => import('./words/pl.ts'),
}

/** The words of one feature come with its first screen. */
const laterWords = import.meta.glob<Catalogue>(
  [
    '../../../../../packages/i18n/locales/*/*.json',
    '!../../../../../packages/i18n/locales/*/{clinic,enums,errors,identity,kit,mails,offline,patient,shell,types}.json',
  ],
  { import: 'default' },
)
const LOCALES = '../../../../../packages/i18n/locales'

export interface I18n {
  language: Language
  t: Translate
  format: Formatters
}

export interface I18nStore {
  /** The current language with its words and formats; a new object after each change. */
  snapshot: () => I18n
  subscribe: (listener: () => void) => () => void
  /** Fetches the words of a feature. Called by the guard of a route, so that its screen finds them ready. */
  load: (...namespaces: Namespace[]) => Promise<void>
  /** Switches after the words are there in the new language, so that no half-translated page shows. */
  setLanguage: (language: Language) => Promise<void>
}

/** Keeps the words of the current language. Rejects when they cannot be fetched. */
export async function createI18nStore(settings: FormatSettings): Promise<I18nStore> {
  const listeners = new Set<() => void>()
  let { language } = settings
  let catalogues: Record<string, Catalogue> = { ...(await firstWords[language]()) }
  let current: I18n

  const fetchInto = async (target: Record<string, Catalogue>, wanted: Language, names: string[]) => {
    await Promise.all(
      names
        .filter((name) => !(name in target))
        .map(async (name) => {
          const load = laterWords[`${LOCALES}/${wanted}/${name}.json`]
          if (!load) throw new Error(`No catalogue ${wanted}/${name}`)
          target[name] = await load()
        }),
    )
  }
  const show = () => {
    const options = import.meta.env.DEV ? {} : { onMissing: (key: string) => key }
    current = {
      language,
      t: createTranslator(language, catalogues, options),
      format: createFormatters({ ...settings, language }),
    }
    for (const listener of listeners) listener()
  }
  show()

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // The translator reads the same object, so new namespaces need no other.
    load: (...names) => fetchInto(catalogues, language, names),
    setLanguage: async (next) => {
      const fresh = { ...(await firstWords[next]()) }
      await fetchInto(fresh, next, Object.keys(catalogues))
      catalogues = fresh
      language = next
      show()
    },
  }
}
