import { foldText } from '../types/search.ts'

/** A word of a pattern: any of these, each whole or by its beginning. */
export type Part = {
  stems: readonly { text: string; isWhole: boolean }[]
  /** The groups of words that it names. */
  groups: readonly string[]
  /** It is the whole pattern. */
  isLone: boolean
  /** It comes shortly after the part before it. */
  follows: boolean
}
export type Pattern = readonly Part[]

/** Reads the patterns of one rule, as `DangerPhrases` describes them. */
export function readPatterns(source: string, groups: Readonly<Record<string, string>>): Pattern[] {
  return source
    .split(';')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .map((pattern) => {
      const words = pattern.split(/\s+/)
      const isLone = words.length === 1
      return words.flatMap((word, index) =>
        word === '>' ? [] : { ...readPart(word, groups), isLone, follows: words[index - 1] === '>' },
      )
    })
}

function readPart(word: string, groups: Readonly<Record<string, string>>): Pick<Part, 'groups' | 'stems'> {
  const alternatives = word.split('|').flatMap((each) => {
    if (!each.startsWith('@')) return each
    const group = groups[each.slice(1)]
    if (group === undefined) throw new RangeError(`no such group of words: ${each}`)
    return group.split('|')
  })
  return {
    groups: word.split('|').flatMap((each) => (each.startsWith('@') ? each.slice(1) : [])),
    stems: alternatives.map((each) => ({
      text: foldText(each.replace('*', '')),
      isWhole: !each.endsWith('*'),
    })),
  }
}
