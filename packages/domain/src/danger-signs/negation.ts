import type { Word } from './words.ts'

/** The words of one language that decide whether something is denied. */
export type Denial = {
  negators: ReadonlySet<string>
  fillers: ReadonlySet<string>
  alternatives: ReadonlySet<string>
  ands: ReadonlySet<string>
  nows: ReadonlySet<string>
  affirmations: ReadonlySet<string>
}

/** What takes a no back is at most so far from it. */
const AFFIRMATION_REACH = 12
/** In a list that ends with a no, the last "nor" is at most so far from what it denies, and names so many words. */
const LIST_REACH = 3
const LIST_ITEM = 3
/** An "or" may lie this far from its no. */
const ALTERNATIVE_REACH = 5

/**
 * Whether a find is plainly denied: "no chest pain", "rinnus ei valuta", "боли в груди нет". Only small words may stand
 * between the no and what it denies: anything else, as in "cannot sleep, chest pain", leaves the find as it is.
 *
 * @param at where the words of the find stand, in order
 * @param places where its words and others of their meaning stand
 */
export function isDenied(
  words: readonly Word[],
  at: readonly number[],
  places: readonly (readonly number[])[],
  denial: Denial,
): boolean {
  const [first = 0] = at
  return (
    (isNoElsewhere(words, at, denial) ||
      isDeniedBefore(words, at, places, denial) ||
      isDeniedWithin(words, at, denial) ||
      at.some(
        (place, index) => !isSameClause(words, place, at[index + 1]) && isDeniedAfter(words, place, denial),
      ) ||
      isDeniedInList(words, at, denial)) &&
    !isAffirmedAfter(words, first, denial)
  )
}

const isSameClause = (words: readonly Word[], one: number, other: number | undefined) =>
  other !== undefined && words[one]?.clause === words[other]?.clause

/** "Baby kicks all day, no bleeding": the no of "no kicks" that belongs to another clause. */
function isNoElsewhere(words: readonly Word[], at: readonly number[], denial: Denial): boolean {
  return (
    at.length > 1 &&
    at.some(
      (place) =>
        denial.negators.has(words[place]?.folded ?? '') &&
        at.every((other) => other === place || !isSameClause(words, place, other)),
    )
  )
}

function isDeniedBefore(
  words: readonly Word[],
  at: readonly number[],
  places: readonly (readonly number[])[],
  denial: Denial,
): boolean {
  const [first = 0] = at
  const clause = words[first]?.clause
  // "No pain in my chest, but my knee hurts": the other pain is denied with the chest.
  const isAlike = (index: number) =>
    words[at.at(-1) ?? first]?.clause !== clause && places.some((each) => each.includes(index))
  const wordBefore = words[first - 1]
  const isAlternative =
    wordBefore !== undefined && wordBefore.clause === clause && denial.alternatives.has(wordBefore.folded)
  for (let index = first - 1; index >= 0; index -= 1) {
    const word = words[index]
    if (!word || word.clause !== clause) return false
    if (denial.negators.has(word.folded)) return true
    if (
      isAlternative ? first - index > ALTERNATIVE_REACH : !denial.fillers.has(word.folded) && !isAlike(index)
    )
      return false
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

/** "Valu rinnus ei ole", "palavikku ei ole ja": the no must be the end of what is said, "ei ole talutav" denies something else. */
function isDeniedAfter(words: readonly Word[], last: number, denial: Denial): boolean {
  const clause = words[last]?.clause
  let isNegated = false
  for (const word of words.slice(last + 1)) {
    if (word.clause !== clause) break
    if (isNegated && denial.ands.has(word.folded)) return true
    if (denial.negators.has(word.folded)) isNegated = true
    else if (!denial.fillers.has(word.folded) && !denial.nows.has(word.folded)) return false
  }
  return isNegated
}

/** "Palavikku, löövet ega köha ei ole": the no at the end of a list that names its last thing with "nor" denies all of them. */
function isDeniedInList(words: readonly Word[], at: readonly number[], denial: Denial): boolean {
  const last = at.at(-1) ?? 0
  const rest = words.slice(last + 1).filter(({ sentence }) => sentence === words[last]?.sentence)
  const nor = rest.findIndex(({ folded }) => denial.alternatives.has(folded))
  if (nor < 0 || nor > LIST_REACH) return false
  const end = rest.findIndex(({ clause }, index) => index > nor && clause !== rest[nor]?.clause)
  const said = rest.slice(nor + 1, end < 0 ? undefined : end)
  const no = said.findIndex(({ folded }) => denial.negators.has(folded) && !denial.alternatives.has(folded))
  return (
    no > 0 &&
    no <= LIST_ITEM &&
    said.slice(no + 1).every(({ folded }) => denial.fillers.has(folded) || denial.negators.has(folded))
  )
}

/** "No chest pain before, but today it is crushing": a no holds for its own clause, and what follows takes it back. */
function isAffirmedAfter(words: readonly Word[], first: number, denial: Denial): boolean {
  return words
    .slice(first + 1, first + 1 + AFFIRMATION_REACH)
    .some(({ folded }, index) => denial.nows.has(folded) && affirms(words, first + 1 + index, denial))
}

function affirms(
  words: readonly Word[],
  now: number,
  { negators, fillers, nows, affirmations }: Denial,
): boolean {
  const rest = words.slice(now + 1, now + 1 + AFFIRMATION_REACH)
  const end = rest.findIndex(({ clause }) => clause !== words[now]?.clause)
  const said = rest.slice(0, end < 0 ? undefined : end).map(({ folded }) => folded)
  const isKnown = (word: string) => affirmations.has(word) || fillers.has(word) || nows.has(word)
  return (
    said.some((word) => affirmations.has(word)) && said.every((word) => isKnown(word) && !negators.has(word))
  )
}
