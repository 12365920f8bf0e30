import { LANGUAGES, type Language } from '../locale.ts'
import type { TypeCode } from '../types/catalogue.ts'
import { type DangerSign, gradeWith, type HelperAnswer, takeTextsApart, toActOn } from './grade.ts'
import { languagesIn } from './languages-in.ts'
import type { Reader } from './reader.ts'

const READERS: Readonly<Record<Language, () => Promise<{ reader: () => Reader }>>> = {
  et: () => import('./readers/et.ts'),
  en: () => import('./readers/en.ts'),
  ru: () => import('./readers/ru.ts'),
  pl: () => import('./readers/pl.ts'),
}

/** As `findDangerSigns`, but the lists of a language are loaded when a text is in it. */
export async function findDangerSignsLazily(
  text: string,
  language: Language,
  type: TypeCode,
  answers: readonly HelperAnswer[],
  age?: number,
): Promise<DangerSign[]> {
  const texts = takeTextsApart(text, answers)
  const languages = languagesIn(texts, language, LANGUAGES)
  const loaded = await Promise.all(languages.map((each) => READERS[each]()))
  return toActOn(
    gradeWith(
      loaded.map(({ reader }) => reader()),
      texts,
      type,
      answers,
      age,
    ),
  )
}
