import type { Alternatives, Part, Pattern } from './pattern.ts'
import { beginsAlmostWith, type Word } from './words.ts'

/** What one pattern matched: the places of its words in the text, in order. */
export type Match = { at: readonly number[]; isDenied: boolean }

/** Whether the words at these places are denied; `places` are those of each part of the pattern in the text. */
export type DenialCheck = (at: readonly number[], places: readonly (readonly number[])[]) => boolean

/** The places of the words of all patterns in one text. */
export type Places = ReadonlyMap<Alternatives, readonly number[]>

export type Vocabulary = {
  /** What a word can be that is written in full, by that word. */
  whole: ReadonlyMap<string, readonly Alternatives[]>
  /** What a word can be that begins so. */
  beginnings: ReadonlyMap<string, readonly Alternatives[]>
  /** Long forms that forgive a slip, by their head, and by their first letter with what follows the head. */
  forgiving: ReadonlyMap<string, readonly Forgiving[]>
  /** Words of every day that are never taken for a slip of another. */
  common: ReadonlySet<string>
  /** Words that make one meaning with the next: "not moving", "passed out". */
  firsts: ReadonlySet<string>
}
type Forgiving = { text: string; isWhole: boolean; of: Alternatives }

/** So many other words may stand between those of a pattern. */
const SLACK = 6
/** A part that follows another is at most so far from it. */
const STRIDE = 3
/** Shorter words are too like each other to forgive a slip; a word that decides alone must be longer. */
const SLIP_LENGTH = 6
const LONE_SLIP_LENGTH = 8
/** A noun with an ending after its apostrophe; "he's" and "that's" are words of their own. */
const IS_POSSESSIVE = /^(?!(?:he|she|it|that|what|who|where|there|here|how|let)['’])[\p{L}]{2,}['’]s$/iu
/** So many letters are the head of a word. */
const HEAD = 3

export function createVocabulary(patterns: readonly Pattern[], common: ReadonlySet<string>): Vocabulary {
  const firsts = new Set<string>()
  const whole = new Map<string, Alternatives[]>()
  const beginnings = new Map<string, Alternatives[]>()
  const forgiving = new Map<string, Forgiving[]>()
  const all = new Set(
    patterns.flatMap(({ parts, unless }) => [...parts.map(({ of }) => of), ...(unless ? [unless] : [])]),
  )
  for (const of of all)
    for (const { text, isWhole, isExact } of of.stems) {
      const [first = '', second] = text.split(' ')
      if (second) firsts.add(first)
      push(isWhole ? whole : beginnings, text, of)
      if (!isExact && text.length >= (of.isLone ? LONE_SLIP_LENGTH : SLIP_LENGTH))
        for (const key of [text.slice(0, HEAD), text.charAt(0) + text.slice(HEAD, 2 * HEAD)])
          push(forgiving, key, { text, isWhole, of })
    }
  return { whole, beginnings, forgiving, common, firsts }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** The places of the words of the patterns. */
export function placesOf(words: readonly Word[], vocabulary: Vocabulary): Places {
  const places = new Map<Alternatives, number[]>()
  const seen = new Map<string, readonly Alternatives[]>()
  words.forEach(({ shown, folded, clause }, place) => {
    const next = words[place + 1]
    if (vocabulary.firsts.has(folded) && next?.clause === clause)
      stand(writtenMeaningsOf(`${folded} ${next.folded}`, vocabulary, folded.length + 2), place)
    let meanings = seen.get(folded)
    if (!meanings) seen.set(folded, (meanings = meaningsOf(folded, vocabulary)))
    stand(meanings, place)
    // "My tummy's hard", "dad's face": the word without its ending too.
    if (IS_POSSESSIVE.test(shown)) stand(writtenMeaningsOf(folded.slice(0, -1), vocabulary), place)
  })
  return places

  /** One word can be the same in several ways. */
  function stand(meanings: readonly Alternatives[], place: number) {
    for (const of of meanings) {
      const at = places.get(of)
      if (!at) places.set(of, [place])
      else if (at.at(-1) !== place) at.push(place)
    }
  }
}

/** The same without the places of some words, which mean nothing. */
export function withoutHidden(places: Places, hidden: ReadonlySet<number>): Places {
  if (hidden.size === 0) return places
  const left = new Map<Alternatives, readonly number[]>()
  for (const [of, at] of places) {
    const shown = at.some((place) => hidden.has(place)) ? at.filter((place) => !hidden.has(place)) : at
    if (shown.length > 0) left.set(of, shown)
  }
  return left
}

/** What a word can be as it is written, with any ending; its beginning has at least so many letters. The same may come twice. */
function writtenMeaningsOf(
  word: string,
  { whole, beginnings }: Vocabulary,
  lettersMin = 1,
): readonly Alternatives[] {
  const found: (readonly Alternatives[])[] = []
  const inFull = whole.get(word)
  if (inFull) found.push(inFull)
  for (let length = lettersMin; length <= word.length; length += 1) {
    const begun = beginnings.get(word.slice(0, length))
    if (begun) found.push(begun)
  }
  const [first = []] = found
  return found.length < 2 ? first : found.flat()
}

function meaningsOf(word: string, vocabulary: Vocabulary): readonly Alternatives[] {
  const { forgiving, common } = vocabulary
  const meanings = writtenMeaningsOf(word, vocabulary)
  if (meanings.length > 0 || word.length < SLIP_LENGTH - 1 || common.has(word)) return meanings
  // Where the slip is behind the head, the head is right; where it is in it, what follows is right, perhaps one letter off.
  const keys = new Set([
    word.slice(0, HEAD),
    ...[-1, 0, 1].map((off) => word.charAt(0) + word.slice(HEAD + off, 2 * HEAD + off)),
  ])
  return [...keys].flatMap((key) =>
    (forgiving.get(key) ?? []).flatMap(({ text, isWhole, of }) =>
      (!isWhole || Math.abs(word.length - text.length) <= 1) && beginsAlmostWith(word, text) ? of : [],
    ),
  )
}

/**
 * Every place where the pattern matches, one for each place of its first word.
 *
 * @param isSaid whether something outside the text, as the kind of e-contact, already says this part
 */
export function matchPattern(
  { parts, unless }: Pattern,
  words: readonly Word[],
  places: Places,
  isSaid: (part: Part) => boolean,
  isDenied: DenialCheck,
): Match[] {
  // Most patterns end here, at the first of their words that the text does not have.
  if (!parts.every((part) => places.has(part.of) || isSaid(part))) return []
  const needed = parts.filter((part) => !isSaid(part))
  const choices = needed.map(({ of }) => places.get(of) ?? [])
  const barred = new Set((unless ? (places.get(unless) ?? []) : []).map((place) => words[place]?.clause))
  const matches: Match[] = []
  for (const first of choices[0] ?? []) {
    let denied: readonly number[] | undefined
    const plain = complete([first], (at) => {
      if (at.some((place) => barred.has(words[place]?.clause))) return false
      if (!isDenied(at, choices)) return true
      denied ??= at
      return false
    })
    if (plain) matches.push({ at: plain, isDenied: false })
    else if (denied) matches.push({ at: denied, isDenied: true })
  }
  return matches

  function complete(
    chosen: readonly number[],
    holds: (at: readonly number[]) => boolean,
  ): readonly number[] | null {
    const next = choices[chosen.length]
    if (!next) {
      const at = chosen.toSorted((one, other) => one - other)
      return holds(at) ? at : null
    }
    const [first = 0] = chosen
    const span = needed.length + SLACK
    for (let index = firstFrom(next, first - span); index < next.length; index += 1) {
      const place = next[index] ?? 0
      if (place > first + span) return null
      if (!fitsBeside(place, chosen)) continue
      const at = complete([...chosen, place], holds)
      if (at) return at
    }
    return null
  }

  function fitsBeside(place: number, beside: readonly number[]): boolean {
    const previous = beside.at(-1) ?? 0
    if (words[previous]?.sentence !== words[place]?.sentence || beside.includes(place)) return false
    if (needed[beside.length]?.follows && (place < previous || place - previous > STRIDE)) return false
    return Math.max(place, ...beside) - Math.min(place, ...beside) < needed.length + SLACK
  }
}

/** The first index of a sorted list whose value is not below `from`. */
function firstFrom(sorted: readonly number[], from: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
