import { comparable } from './words.ts'

/** What may stand in one place of a pattern: any of these, each whole or by its beginning. */
export type Alternatives = {
  stems: readonly { text: string; isWhole: boolean; isExact: boolean }[]
  /** The groups of words that it names. */
  groups: readonly string[]
  /** It is the whole pattern. */
  isLone: boolean
}
/** A word of a pattern. */
export type Part = {
  /** The same object in all patterns of a language that name the same words. */
  of: Alternatives
  /** It comes shortly after the part before it. */
  follows: boolean
}
export type Pattern = {
  parts: readonly Part[]
  /** Where one of these is in the same clause, the words mean something harmless. */
  unless: Alternatives | null
}

/** Nobody counts more tablets than this. A number above it is a year. */
const NUMBER_MAX = 300
/** Later years are not past yet. */
const PAST_YEAR_MAX = 2025

/** Reads patterns as `DangerPhrases` describes them. */
export function createPatternReader(
  groups: Readonly<Record<string, string>>,
  negators: ReadonlySet<string>,
): (source: string) => Pattern[] {
  const known = new Map<string, Alternatives>()
  const alternativesOf = (word: string, isLone: boolean) => {
    const key = isLone ? `${word}!` : word
    const alternatives = known.get(key) ?? { ...readAlternatives(word, groups), isLone }
    known.set(key, alternatives)
    return alternatives
  }
  return (source) =>
    source
      .split(';')
      .map((pattern) => pattern.trim())
      .filter((pattern) => pattern !== '')
      .map((pattern) => {
        const [said = '', barred] = pattern.split(/\s+!/)
        const words = withDeniedWords(said.split(/\s+/), negators)
        const isLone = words.length === 1
        const parts = words.flatMap((word, index) =>
          word === '>' ? [] : { of: alternativesOf(word, isLone), follows: words[index - 1] === '>' },
        )
        return { parts, unless: barred === undefined ? null : alternativesOf(barred, false) }
      })
}

/**
 * Joins what is one alternative of two words, as in "dead|limp|not > moving": there the no belongs to the word after it. A list
 * that is mostly of such words, as "cant|not|hard > wake", comes before a word of its own.
 */
function withDeniedWords(words: readonly string[], negators: ReadonlySet<string>): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-2)?.split('|') ?? []
    const denying = before.filter((each) => negators.has(each))
    const isJoined =
      joined.at(-1) === '>' && negators.has(before.at(-1) ?? '') && denying.length * 2 < before.length
    if (isJoined) joined.splice(-2, 2, `${before.join('|')}_${word}`)
    else joined.push(word)
  }
  return joined
}

function readAlternatives(
  word: string,
  groups: Readonly<Record<string, string>>,
): Omit<Alternatives, 'isLone'> {
  const names = word.split('|').flatMap((each) => (each.startsWith('@') ? each.slice(1) : []))
  const words = word.split('|').flatMap((each) => {
    if (!each.startsWith('@')) return each
    const group = groups[each.slice(1)]
    if (group === undefined) throw new RangeError(`no such group of words: ${each}`)
    return group.split('|')
  })
  const spelledOut = words.flatMap((each) => {
    const [, from, to] = /^(\d+)(?:\+|-(\d+))$/.exec(each) ?? []
    return from ? numbers(Number(from), to ? Number(to) : lastFrom(Number(from))) : each
  })
  return {
    groups: names,
    stems: spelledOut.map((each) => ({
      text: comparable(each.replace(/[=*]/g, '')).replace('_', ' '),
      isWhole: !each.endsWith('*'),
      isExact: each.startsWith('='),
    })),
  }
}

const lastFrom = (first: number) => (first > NUMBER_MAX ? PAST_YEAR_MAX : NUMBER_MAX)

function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
