import { joinedSpellings } from './joined-spellings.ts'
import { latinSpellings } from './latin-spellings.ts'

/** What must all be found: words as they were typed, and words of which one spelling will do, the typed one first. */
export type SearchWords = { plain: string[]; spelled: string[][] }

/** Names have no more; more is a text, and is looked for as it was typed. */
const NAME_WORDS_MAX = 4
/** A comma inside a number belongs to it: 38,5. */
const BETWEEN_WORDS = /\s+|[,;](?!\d)|(?<!\d)[,;]/u
const AROUND_WORDS = /^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}"'.,:;!?]+|[\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}"'.,:;!?]+$/gu
const SIGN_BEFORE_NUMBER = /^(?:№|#|nr|no|num|number|numer|номер)[.:]?(?=\d+$)/iu
/** What the product itself writes before a number: "E-contact No. 1399". */
const NAMES_NUMBER = /^(?:№|#|nr|no|num|number|numer|номер|[eеэ]-?(?:contact|kontakt|контакт)\p{L}*)$/iu

/** The words of a search, each once. Signs around them, and what only says that a number follows, are left out. */
export function searchWords(search: string): SearchWords {
  const typed = search.split(/\s+/u).filter((word) => word !== '')
  const plain = search
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(AROUND_WORDS, '').replace(SIGN_BEFORE_NUMBER, ''))
    .filter((word) => word !== '')
  const words = [...new Set(plain.length > 0 ? withoutNumberSigns(plain) : typed)]
  const spelled = words.map((word) => [...new Set([word, ...otherSpellings(word)])])
  const several = spelled.filter(({ length }) => length > 1)
  if (several.length > NAME_WORDS_MAX) return { plain: words, spelled: [] }
  return { plain: spelled.filter(({ length }) => length === 1).flat(), spelled: several }
}

function otherSpellings(word: string): string[] {
  const latin = latinSpellings(word)
  return [...joinedSpellings(word), ...latin, ...latin.flatMap(joinedSpellings)]
}

function withoutNumberSigns(words: readonly string[]): string[] {
  return words.reduceRight<string[]>((kept, word) => {
    const [next = ''] = kept
    return NAMES_NUMBER.test(word) && /^\d+$/.test(next) ? kept : [word, ...kept]
  }, [])
}
