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

const files = import.meta.glob<Catalogue>('../../../../../packages/i18n/locales/*/*.json', {
  import: 'default',
})

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').slice(-2).join('/').replace('.json', ''),
    load,
  ]),
)

export interface I18n {
  language: Language
  t: Translate
  format: Formatters
}

export interface I18nStore {
  /** The current language with its words and formats; a new object after each change. */
  snapshot: () => I18n
  subscribe: (listener: () => void) => () => void
  /** Fetches words a screen needs. Call it in the route loader, so that the screen finds them ready. */
  load: (...namespaces: Namespace[]) => Promise<void>
  /** Switches after every namespace in use is there in the new language, so that no half-translated page shows. */
  setLanguage: (language: Language) => Promise<void>
}

/** Keeps the words of the current language; namespaces come one by one. Rejects when a catalogue cannot be fetched. */
export async function createI18nStore(
  settings: FormatSettings,
  namespaces: Namespace[] = ['kit', 'shell'],
): Promise<I18nStore> {
  const listeners = new Set<() => void>()
  let { language } = settings
  let catalogues: Record<string, Catalogue> = {}
  let current: I18n

  const fetchInto = async (target: Record<string, Catalogue>, wanted: Language, names: string[]) => {
    await Promise.all(
      names
        .filter((name) => !(name in target))
        .map(async (name) => {
          const load = loaders.get(`${wanted}/${name}`)
          if (!load) throw new Error(`No catalogue ${wanted}/${name}`)
          target[name] = await load()
        }),
    )
  }
  const rebuild = () => {
    const options = import.meta.env.DEV ? {} : { onMissing: (key: string) => key }
    current = {
      language,
      t: createTranslator(language, catalogues, options),
      format: createFormatters({ ...settings, language }),
    }
    for (const listener of listeners) listener()
  }

  await fetchInto(catalogues, language, namespaces)
  rebuild()

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // The translator reads the same object, so new namespaces need no rebuild.
    load: (...names) => fetchInto(catalogues, language, names),
    setLanguage: async (next) => {
      const fresh: Record<string, Catalogue> = {}
      await fetchInto(fresh, next, Object.keys(catalogues))
      catalogues = fresh
      language = next
      rebuild()
    },
  }
}
