import type { Language } from '../locale.ts'
import { isTransliterated } from './transliterated.ts'
import type { Word } from './words.ts'

/** Frequent small words by which a text shows its language. None is a word of another of the languages, as "i", "on" and "do" are. */
const FREQUENT: Readonly<Record<Exclude<Language, 'ru'>, ReadonlySet<string>>> = {
  et: wordsOf(
    'mul mu ei oli et kui tal mind aga ka palun tere kas saa saan pole minu tema lapsel emal isal ' +
      'mees naine laps nuud tana eile valu valutab vaga enam juba olen tahan vajan soovin parast mida kuidas kust',
  ),
  en: wordsOf(
    'im my the and is was has have it he she his her not of for cant dont please can what when since feel want you ' +
      'with this been',
  ),
  pl: wordsOf(
    'mnie mi mam nie jest w sie z na od jak ze prosze bardzo moj moja maz zona syn corka dziecko boli co juz ale po ' +
      'dzien dobry jestem chce moge',
  ),
}
/** Letters by which one word shows its language. */
const LETTERS: Readonly<Record<Exclude<Language, 'ru'>, RegExp>> = {
  et: /[õäöü]/iu,
  en: /’(?:s|m|ve|t|re|ll)$|'(?:s|m|ve|t|re|ll)$/iu,
  pl: /[ąćęłńśźż]/iu,
}
const CYRILLIC = /\p{Script=Cyrillic}/u
/** A text in another language than that of the page has two such words: one may be a name. */
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
    const showing = words.filter(
      ({ folded, shown: written }) => FREQUENT[language].has(folded) || LETTERS[language].test(written),
    )
    return showing.length >= (language === page ? 1 : FREQUENT_MIN)
  }
  const shown = all.filter(isWrittenIn)
  const others = (shown.length > 0 ? shown : all).filter((language) => language !== page)
  return [page, ...others]
}
