import { createFormatters, createTranslator, type Formatters, type Language, LANGUAGES } from '@vastus/i18n'
import type { I18n } from '../shared/i18n/i18n-store.ts'
import { everyWord } from './every-word.ts'

/** Which language a device has chosen only the device knows: boot.js puts the words where the marks are. */
export interface TextMarks {
  /** Gives a mark for each text that is asked of it. */
  i18n: I18n
  /** The texts of the marks in each language, in their order, escaped for markup. */
  words: () => Record<Language, string[]>
}

type Words = Pick<I18n, 't' | 'format'>
type Place = { country: string; timeZone: string }

/** Nobody writes them: they belong to no script. */
const [BEGIN, END] = ['\ue000', '\ue001']
/** Where the two letters of the language are shown, in capitals, boot.js puts them in. */
const SOME_LANGUAGE = `${BEGIN}code${END}` as Language

/** Dates are written as in `country`, and times in `timeZone`. */
export function createTextMarks(place: Place): TextMarks {
  const said: ((words: Words) => string)[] = []
  const numbers = new Map<string, number>()
  const mark = (name: string, params: unknown[], say: (words: Words) => string): string => {
    const id = JSON.stringify([name, params])
    const number = numbers.get(id) ?? said.push(say) - 1
    numbers.set(id, number)
    return `${BEGIN}${number}${END}`
  }
  const format = Object.fromEntries(
    Object.keys(translatorsIn(place).en.format).map((name) => [
      name,
      (...params: never[]) =>
        mark(name, params, (words) =>
          (words.format[name as keyof Formatters] as (...given: never[]) => string)(...params),
        ),
    ]),
  ) as Formatters
  const t: I18n['t'] = (key, ...params) => mark(key, params, (words) => words.t(key, ...params))

  return {
    i18n: { language: SOME_LANGUAGE, t, format },
    words: () => {
      const translators = translatorsIn(place)
      const inLanguage = (language: Language): string[] => {
        const texts: string[] = []
        // A text may stand in a later one.
        for (const say of said)
          texts.push(
            say(translators[language]).replaceAll(/\ue000(\d+)\ue001/g, (_, n) => texts[Number(n)] ?? ''),
          )
        return texts.map(escaped)
      }
      return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as Record<
        Language,
        string[]
      >
    },
  }
}

const known = new Map<string, Record<Language, Words>>()

function translatorsIn({ country, timeZone }: Place): Record<Language, Words> {
  const made =
    known.get(country) ??
    (Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          t: createTranslator(language, everyWord[language]),
          format: createFormatters({ language, country, timeZone }),
        },
      ]),
    ) as Record<Language, Words>)
  known.set(country, made)
  return made
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
