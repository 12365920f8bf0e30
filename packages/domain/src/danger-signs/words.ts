import { normaliseText } from '../typed-text.ts'
import { foldText } from '../types/fold-text.ts'
import { unmixScripts } from './look-alikes.ts'

/** A word of a text: as written, as it is compared (38,2 like 38.2), and in which sentence and clause. */
export type Word = {
  shown: string
  folded: string
  sentence: number
  clause: number
  /** Its line is an item of a list, or its sentence goes on one after a semicolon. */
  isListed: boolean
}

/**
 * Without what people leave out: marks, capitals, and in Russian the soft and hard sign and the other e, which Latin letters
 * do not have.
 */
export function comparable(text: string): string {
  return foldText(text).replace(/[ьъ]/g, '').replace(/э/g, 'е')
}

const PIECES = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}\p{M}'’`´]+|[.!?;\n]+|[,:()–—]+/gu
const APOSTROPHES_AROUND = /^['’`´]+|['’`´]+$/g
const IS_WORD = /[\p{L}\p{N}]/u
const IS_ORDINAL = /^(?:\d{1,2}|(?:19|20)\d\d)$/
const BEGINS_SMALL = /^\s?\p{Ll}/u
const ENDS_SENTENCE = /[.!?;\n]/
/** A mark before an item, with the spaces around it, is no longer than this. */
const ITEM_MARK = 8
const BEGINS_ITEM = /^\s*(?:[-–—*•·▪●]|\d{1,2}[.)])/u

/**
 * Takes a text apart as people write it. A sentence ends at its full stop or line; a clause also at a comma and a bracket.
 */
export function takeApart(text: string): Word[] {
  const words: Word[] = []
  let sentence = 0
  let clause = 0
  let isListed = false
  const spelled = unmixScripts(normaliseText(text))
  for (const { 0: found, index } of spelled.matchAll(PIECES)) {
    const piece = found.replace(APOSTROPHES_AROUND, '')
    if (piece === '') continue
    if (!IS_WORD.test(piece)) {
      if (isOrdinal(found, words.at(-1), spelled.slice(index + 1))) continue
      clause += 1
      if (ENDS_SENTENCE.test(piece)) {
        sentence += 1
        isListed = piece.includes('\n')
          ? BEGINS_ITEM.test(spelled.slice(index + found.length, index + found.length + ITEM_MARK))
          : piece === ';' || (isListed && IS_ORDINAL.test(words.at(-1)?.folded ?? ''))
      }
      continue
    }
    const folded = comparable(piece)
      .replace(/['’`´]/g, '')
      .replace(',', '.')
    words.push({ shown: piece, folded, sentence, clause, isListed })
  }
  return words
}

/** The full stop of "2012. aastal" and "33. nädal" ends no sentence. */
function isOrdinal(stop: string, before: Word | undefined, after: string): boolean {
  return stop === '.' && before !== undefined && IS_ORDINAL.test(before.folded) && BEGINS_SMALL.test(after)
}

/** The same words where a clause also ends at a "but" of one language. */
export function withTurns(words: readonly Word[], turns: ReadonlySet<string>): Word[] {
  let passed = 0
  return words.map((word, place) => {
    // After a comma it begins no clause of its own.
    if (turns.has(word.folded) && words[place - 1]?.clause === word.clause) passed += 1
    return { ...word, clause: word.clause + passed }
  })
}

/** Whether the word begins with the stem but for one letter missing, added, changed or swapped; never the first. */
export function beginsAlmostWith(word: string, stem: string): boolean {
  if (word[0] !== stem[0]) return false
  let head = 1
  while (head < stem.length && word[head] === stem[head]) head += 1
  const rest = stem.slice(head)
  const typed = word.slice(head)
  return (
    typed.startsWith(rest.slice(1)) ||
    typed.slice(1).startsWith(rest) ||
    typed.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && typed.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`))
  )
}
