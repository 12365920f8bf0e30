import { type TypeCode } from './catalogue.ts'
import { foldText } from './fold-text.ts'

/** Label and everyday words of the types, in one language. */
export type TypeWords = {
  labels: Readonly<Record<string, string>>
  keywords: Readonly<Record<string, readonly string[]>>
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether two words are one insertion, deletion, exchange or swap of neighbours apart. */
function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head += 1
  const restA = a.slice(head)
  const restB = b.slice(head)
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]
}

/** Whether two words are one slip apart when their endings are left out. */
function hasSlipBeforeEnding(a: string, b: string): boolean {
  return a.length >= 5 && b.length >= 5 && a[0] === b[0] && isOneSlipApart(a.slice(0, -1), b.slice(0, -1))
}

/** How many letters two words begin with together. */
function stemOf(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  let stem = 0
  while (stem < shorter && a[stem] === b[stem]) stem += 1
  return stem
}

/** Whether two words share a stem and differ in the case ending only. */
function sharesStem(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  const stem = stemOf(a, b)
  const ending = stem >= 6 ? 4 : 3
  return stem >= 3 && stem >= shorter * 0.5 && a.length - stem <= ending && b.length - stem <= ending
}

/** How well a typed word fits a known one as it is written: 0 not at all, 5 the same. Whole words come before parts of words. */
function exactFit(typed: string, known: string): number {
  if (typed === known) return 5
  if (typed.length >= 2 && known.startsWith(typed)) return 4
  if (typed.length >= 4 && known.includes(typed)) return 3
  // A long part of a compound says more than a short one.
  if (known.length >= 4 && typed.includes(known)) return typed.length - known.length <= 3 ? 2 : 1
  return sharesStem(typed, known) ? 1 : 0
}

/** The same where one letter of the typed word may be wrong. */
function forgivingFit(typed: string, known: string): number {
  if (typed.length >= 4 && known.length >= 4 && isOneSlipApart(typed, known)) return 2
  return hasSlipBeforeEnding(typed, known) ? 1 : exactFit(typed, known)
}

/** The same without words that are alike by a short beginning alone: "chest" does not mean "check". */
function closeFit(typed: string, known: string): number {
  const fit = exactFit(typed, known)
  const stem = stemOf(typed, known)
  return fit > 1 || stem >= 4 || stem >= Math.min(typed.length, known.length) - 1 ? fit : 0
}

type Fit = (typed: string, known: string) => number

/** How loosely a typed word is read: no more than it takes to find something. */
function fitOf(typed: string, known: readonly string[]): Fit {
  const best = Math.max(0, ...known.map((each) => exactFit(typed, each)))
  if (best >= 4) return closeFit
  return best > 1 ? exactFit : forgivingFit
}

type Known = { code: TypeCode; phrases: readonly (readonly string[])[] }
type Hit = { code: TypeCode; matched: number; score: number }

function rate({ code, phrases }: Known, typed: readonly { word: string; fit: Fit }[]): Hit {
  const known = phrases.flat()
  const fits = typed.map(({ word, fit }) => Math.max(0, ...known.map((each) => fit(word, each))))
  // Words that stand together in one phrase mean more than words scattered over several.
  const together = phrases.some((phrase) =>
    typed.every(({ word, fit }) => phrase.some((each) => fit(word, each) > 0)),
  )
  const score = fits.reduce((sum, each) => sum + each, 0) + (together ? 3 : 0)
  return { code, matched: fits.filter((each) => each > 0).length, score }
}

/**
 * Finds types by label and everyday words in the current language, best first.
 *
 * Forgives case, diacritics and endings, and one slip in a word that fits nothing as it is written. When no type has all the
 * words, those with the most of them are given.
 *
 * @param types in the order that breaks ties
 */
export function searchTypes(query: string, types: readonly TypeCode[], words: TypeWords): TypeCode[] {
  const every = wordsOf(query)
  const long = every.filter((word) => word.length >= 3)
  const typed = long.length > 0 ? long : every
  if (typed.length === 0) return [...types]
  const known = types.map((code) => ({
    code,
    phrases: [words.labels[code] ?? '', ...(words.keywords[code] ?? [])].map(wordsOf),
  }))
  const all = known.flatMap(({ phrases }) => phrases.flat())
  const meant = typed.map((word) => ({ word, fit: fitOf(word, all) }))
  const hits = known.map((each) => rate(each, meant))
  const most = Math.max(0, ...hits.map((hit) => hit.matched))
  if (most === 0) return []
  return hits
    .filter((hit) => hit.matched === most)
    .toSorted((a, b) => b.score - a.score)
    .map((hit) => hit.code)
}
