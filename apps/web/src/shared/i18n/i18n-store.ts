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

type Catalogues = Record<string, Catalogue>

/** The words of every page, and those of a face of the app, are one file each: few files travel fastest. */
const together = import.meta.glob<Catalogues>('./words/*/*.ts')
const FACES: Partial<Record<string, 'guest' | 'patient' | 'clinic'>> = {
  identity: 'guest',
  adverts: 'patient',
  danger: 'patient',
  patient: 'patient',
  persons: 'patient',
  questionnaire: 'patient',
  answering: 'clinic',
  clinic: 'clinic',
  print: 'clinic',
  signs: 'clinic',
  templates: 'clinic',
}

/** The words of one feature come with its first screen; those of pages that nobody opens first are in `words-of-later-pages.ts`. */
const ofFeatures = import.meta.glob<Catalogue>(
  [
    '../../../../../packages/i18n/locales/*/*.json',
    '!../../../../../packages/i18n/locales/*/{adverts,answering,clinic,danger,enums,errors,identity,kit,mails,offline,patient,persons,print,questionnaire,shell,signs,templates,type-keywords,types}.json',
    '!../../../../../packages/i18n/locales/*/{administration,agreement,ai,clinic-settings,clinic-sign-up,feedback,file-import,information-hub,instruments,invitation,merge,message-centre,my-data,new-clinic,platform-admin,prompts,publishing,refusals,registry-import,same-person,sick-leave,sms,staff-help,statistics,substances,support,tools,wizard,work-statistics}.json',
  ],
  { import: 'default' },
)
const LOCALES = '../../../../../packages/i18n/locales'

async function fetchTogether(language: Language, file: string): Promise<Catalogues> {
  const load = together[`./words/${language}/${file}.ts`]
  if (!load) throw new Error(`No words ${language}/${file}`)
  return load()
}

async function fetchWords(language: Language, namespace: string): Promise<Catalogues> {
  const face = FACES[namespace]
  if (face) return fetchTogether(language, face)
  const file = `${LOCALES}/${language}/${namespace}.json`
  const load = ofFeatures[file] ?? (await import('./words-of-later-pages.ts')).wordsOfLaterPages[file]
  if (!load) throw new Error(`No catalogue ${language}/${namespace}`)
  return { [namespace]: await load() }
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
  /** Fetches the words of a feature. Called by the guard of a route, so that its screen finds them ready. The same words, the same promise. */
  load: (...namespaces: Namespace[]) => Promise<void>
  /** Switches after the words are there in the new language, so that no half-translated page shows. */
  setLanguage: (language: Language) => Promise<void>
}

/** Keeps the words of the current language. Rejects when they cannot be fetched. */
export async function createI18nStore(settings: FormatSettings): Promise<I18nStore> {
  const listeners = new Set<() => void>()
  let { language } = settings
  let catalogues: Catalogues = { ...(await fetchTogether(language, 'every')) }
  let current: I18n
  /** The language that was asked for last; its words may still be on their way. */
  let asked = language
  /** All that was ever asked for, so that a language comes whole, also with what is on its way in the one before. */
  const wanted = new Set<string>(Object.keys(catalogues))
  const arrivals = new Map<string, Promise<void>>()

  const fetchInto = async (target: Catalogues, wanted: Language, names: string[]) => {
    const missing = names.filter((name) => !(name in target))
    const found = await Promise.all(missing.map((name) => fetchWords(wanted, name)))
    Object.assign(target, ...found)
  }
  const show = () => {
    const options = import.meta.env.DEV ? {} : { onMissing: tellMissing }
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
    load: (...names) => {
      const key = [language, ...names].join()
      const arrival = arrivals.get(key) ?? fetchInto(catalogues, language, names)
      arrivals.set(key, arrival)
      for (const name of names) wanted.add(name)
      arrival.catch(() => {
        arrivals.delete(key)
        for (const name of names) if (!(name in catalogues)) wanted.delete(name)
      })
      return arrival
    },
    setLanguage: async (next) => {
      asked = next
      if (next === language) return
      const fresh = { ...(await fetchTogether(next, 'every')) }
      while ([...wanted].some((name) => !(name in fresh))) await fetchInto(fresh, next, [...wanted])
      if (asked !== next) return
      catalogues = fresh
      language = next
      show()
    },
  }
}

/** The page goes on, and the fault is thrown where it is reported to the server and fails every test. */
function tellMissing(key: string): string {
  queueMicrotask(() => {
    throw new Error(`No message for ${key}`)
  })
  return key
}
