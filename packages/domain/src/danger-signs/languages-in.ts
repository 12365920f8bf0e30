import type { Language } from '../locale.ts'
import { isTransliterated } from './transliterated.ts'
import type { Word } from './words.ts'

/** Frequent small words by which a text shows its language. */
const FREQUENT: Readonly<Record<Exclude<Language, 'ru'>, ReadonlySet<string>>> = {
  et: wordsOf(
    'ma mul mu ei ja on oli et kui ta tal mind see aga ka palun tere kas saa saan pole minu tema lapsel emal isal ' +
      'mees naine laps nuud tana eile valu valutab vaga enam juba olen tahan vajan soovin parast mida kuidas kust',
  ),
  en: wordsOf(
    'i im my me the a and is was has have it he she his her not no to of in for cant dont please can what when ' +
      'since feel want you with this',
  ),
  pl: wordsOf(
    'mnie mi mam ma nie jest w i sie z na do od jak ze prosze bardzo moj moja maz zona syn corka dziecko mama tata ' +
      'boli co juz ale po dzien dobry jestem chce moge',
  ),
}
const CYRILLIC = /\p{Script=Cyrillic}/u
/** One such word may belong to another language too, so that a text needs two. */
const FREQUENT_MIN = 2

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/**
 * The languages in which a text is read, that of the page first. People write in others too. A text that shows no language is
 * read in all of them.
 */
export function languagesIn(
  texts: readonly (readonly Word[])[],
  page: Language,
  all: readonly Language[],
): Language[] {
  const words = texts.flat()
  const isWrittenIn = (language: Language) => {
    if (language === 'ru') return words.some(({ folded }) => CYRILLIC.test(folded)) || isTransliterated(words)
    return words.filter(({ folded }) => FREQUENT[language].has(folded)).length >= FREQUENT_MIN
  }
  const shown = all.filter(isWrittenIn)
  const others = (shown.length > 0 ? shown : all).filter((language) => language !== page)
  return [page, ...others]
}
