import { LANGUAGES, type Language } from './locale.ts'
import { lengthOf } from './typed-text.ts'

/** Longest parts of a document in one language, in code points. */
export const DOCUMENT_LIMITS = { title: 200, body: 20_000 } as const

/** A document in every language. A draft may lack words; a published one has them all. */
export type DocumentWords = { title: Record<Language, string>; body: Record<Language, string> }

/** Where words are missing or too many, such as `body.ru`. */
export type DocumentProblem = { path: string; rule: 'REQUIRED' | 'MAX_LENGTH' }

/** Checks a document before it is published; none means that it can be. */
export function checkDocument(words: DocumentWords): DocumentProblem[] {
  return LANGUAGES.flatMap((language) =>
    (['title', 'body'] as const).flatMap((part): DocumentProblem[] => {
      const path = `${part}.${language}`
      const text = words[part][language]
      if (text.trim() === '') return [{ path, rule: 'REQUIRED' }]
      return lengthOf(text) > DOCUMENT_LIMITS[part] ? [{ path, rule: 'MAX_LENGTH' }] : []
    }),
  )
}

/** The languages in which a document reads differently than before. */
export function changedLanguages(before: DocumentWords, after: DocumentWords): Language[] {
  return LANGUAGES.filter(
    (language) =>
      before.title[language] !== after.title[language] || before.body[language] !== after.body[language],
  )
}

export type Line = { kind: 'same' | 'added' | 'removed'; text: string }

/** The lines of a text beside those of the text before it: what both have, what went and what came. */
export function changedLines(before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = []
  let left = 0
  let right = 0
  for (const [i, j] of [...commonPlaces(before, after), [before.length, after.length] as const]) {
    for (; left < i; left++) lines.push({ kind: 'removed', text: before[left] ?? '' })
    for (; right < j; right++) lines.push({ kind: 'added', text: after[right] ?? '' })
    if (i < before.length) lines.push({ kind: 'same', text: before[i] ?? '' })
    left = i + 1
    right = j + 1
  }
  return lines
}

/** Places in both of the longest common row of lines. */
function commonPlaces(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const places: (readonly [number, number])[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) places.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return places
}
