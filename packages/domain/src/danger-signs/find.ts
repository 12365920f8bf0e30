import { LANGUAGES, type Language } from '../locale.ts'
import type { TypeCode } from '../types/catalogue.ts'
import {
  type DangerSign,
  type GradedSign,
  gradeWith,
  type HelperAnswer,
  takeTextsApart,
  toActOn,
  toKeep,
} from './grade.ts'
import { languagesIn } from './languages-in.ts'
import type { Reader } from './reader.ts'
import { reader as english } from './readers/en.ts'
import { reader as estonian } from './readers/et.ts'
import { reader as polish } from './readers/pl.ts'
import { reader as russian } from './readers/ru.ts'

export type { DangerSign, HelperAnswer } from './grade.ts'

const READERS: Readonly<Record<Language, () => Reader>> = {
  et: estonian,
  en: english,
  ru: russian,
  pl: polish,
}

/** Reads the lists of a language before a text needs them. */
export function prepareToRead(language: Language): void {
  READERS[language]()
}

/**
 * The danger signs that somebody must act on today. It knows no medicine: it compares words, and says which.
 *
 * @param language the one of the page, looked through first; people write in others too
 * @param type the kind of e-contact, which says a part by itself: bleeding under "pregnancy" is bleeding in pregnancy
 * @param answers to the helper questions; a yes to some of them is a sign by itself
 * @param age of the patient in years, where it is known; nobody of three years is an infant
 */
export function findDangerSigns(
  text: string,
  language: Language,
  type: TypeCode,
  answers: readonly HelperAnswer[] = [],
  age?: number,
): DangerSign[] {
  return toActOn(gradeDangerSigns(text, language, type, answers, age))
}

/** The danger signs that staff are shown, notices among them. */
export function findSignsForStaff(...read: Parameters<typeof gradeDangerSigns>): DangerSign[] {
  return toKeep(gradeDangerSigns(...read))
}

/** Every danger sign with its level, also those that context lowered. */
export function gradeDangerSigns(
  text: string,
  language: Language,
  type: TypeCode,
  answers: readonly HelperAnswer[] = [],
  age?: number,
): GradedSign[] {
  const texts = takeTextsApart(text, answers)
  const readers = languagesIn(texts, language, LANGUAGES)
  return gradeWith(
    readers.map((each) => READERS[each]()),
    texts,
    type,
    answers,
    age,
  )
}
