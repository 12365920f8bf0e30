import type { Word } from './words.ts'

/** The words of one language that decide whether something is denied. */
export type Denial = {
  negators: ReadonlySet<string>
  fillers: ReadonlySet<string>
  alternatives: ReadonlySet<string>
}

/** An "or" may lie this far from its no. */
const ALTERNATIVE_REACH = 5

/**
 * Whether a find is plainly denied: "no chest pain", "rinnus ei valuta", "боли в груди нет". Only small words may stand
 * between the no and what it denies: anything else, as in "cannot sleep, chest pain", leaves the find as it is.
 *
 * @param at where the words of the find stand, in order
 */
export function isDenied(words: readonly Word[], at: readonly number[], denial: Denial): boolean {
  const [first = 0] = at
  const last = at.at(-1) ?? first
  return (
    isDeniedBefore(words, first, denial) ||
    isDeniedWithin(words, at, denial) ||
    isDeniedAfter(words, last, denial)
  )
}

function isDeniedBefore(words: readonly Word[], first: number, denial: Denial): boolean {
  const clause = words[first]?.clause
  const wordBefore = words[first - 1]
  const isAlternative =
    wordBefore !== undefined && wordBefore.clause === clause && denial.alternatives.has(wordBefore.folded)
  for (let index = first - 1; index >= 0; index -= 1) {
    const word = words[index]
    if (!word || word.clause !== clause) return false
    if (denial.negators.has(word.folded)) return true
    if (isAlternative ? first - index > ALTERNATIVE_REACH : !denial.fillers.has(word.folded)) return false
  }
  return false
}

function isDeniedWithin(words: readonly Word[], at: readonly number[], denial: Denial): boolean {
  return at.some((start, index) => {
    const end = at[index + 1] ?? start
    let isNegated = false
    for (const word of words.slice(start + 1, end)) {
      if (word.clause !== words[end]?.clause) continue
      if (denial.negators.has(word.folded)) isNegated = true
      else if (isNegated && !denial.fillers.has(word.folded)) return false
    }
    return isNegated
  })
}

/** "Valu rinnus ei ole": the no must be the end of what is said, "ei ole talutav" denies something else. */
function isDeniedAfter(words: readonly Word[], last: number, denial: Denial): boolean {
  const clause = words[last]?.clause
  let isNegated = false
  for (const word of words.slice(last + 1)) {
    if (word.clause !== clause) break
    if (denial.negators.has(word.folded)) isNegated = true
    else if (!denial.fillers.has(word.folded)) return false
  }
  return isNegated
}
