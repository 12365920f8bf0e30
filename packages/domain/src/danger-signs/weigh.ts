import type { DangerRuleId } from './rules.ts'
import type { Word } from './words.ts'

/**
 * What single words say, learned from the labelled messages by `node scripts/danger-weights.mjs`. A signal is the beginning of a word,
 * or of two words side by side. Lists are written "weight:signal,signal;weight:signal", all weights in hundredths.
 */
export type WeightList = Readonly<{
  /** The weight of a text without any known signal. */
  base: number
  /** How much each signal points to a danger; below 0, to an everyday request. */
  signals: string
  /** Of each rule: how much more frequent a signal is in its messages than in those of other dangers. */
  rules: Readonly<Partial<Record<DangerRuleId, { base: number; signals: string }>>>
}>
type Signals = ReadonlyMap<string, number>
export type Weights = {
  base: number
  signals: Signals
  rules: readonly { id: DangerRuleId; base: number; signals: Signals }[]
}

/** What the heaviest part of a text weighs: above 0 it reads more like the dangers than like the calm messages. */
export type Weighed = {
  weight: number
  /** The rule for whose messages the text looks most like one. */
  ruleId: DangerRuleId | null
  /** The places of the words that weigh most. */
  at: readonly number[]
}

/** Weights are written in hundredths. */
export const WEIGHT_UNIT = 100
/** A part of a text is at most so many sentences. */
const SENTENCES_MAX = 3
/** In a short text, one heavy word is not enough. */
const DAMPING = 5
const STEM_LENGTHS = [4, 6]
const PAIR_LENGTH = 5
/** So many words are named as the reason. */
const NAMED_MAX = 5
/** "She", "off": shorter words explain little, and are named last. */
const NAMED_LENGTH_MIN = 4
const IS_NUMBER = /^\d/

/** Reads a list as `WeightList` describes it. */
export function readWeights({ base, signals, rules }: WeightList): Weights {
  return {
    base: base / WEIGHT_UNIT,
    signals: readSignals(signals),
    rules: Object.entries(rules).map(([id, of]) => ({
      id: id as DangerRuleId,
      base: of.base / WEIGHT_UNIT,
      signals: readSignals(of.signals),
    })),
  }
}

function readSignals(list: string): Signals {
  return new Map(
    list.split(';').flatMap((group) => {
      const [weight, signals = ''] = group.split(':')
      return signals.split(',').map((signal) => [signal, Number(weight) / WEIGHT_UNIT] as const)
    }),
  )
}

/** The signals of a word: its beginnings, and its beginning with that of the next word of the sentence. */
export function signalsAt(words: readonly Word[], place: number): string[] {
  const word = words[place]
  if (!word) return []
  const next = words[place + 1]
  const own = IS_NUMBER.test(word.folded)
    ? ['#']
    : [...new Set(STEM_LENGTHS.map((length) => word.folded.slice(0, length)))]
  return next?.sentence === word.sentence ? [...own, `${beginningOf(word)} ${beginningOf(next)}`] : own
}

const beginningOf = ({ folded }: Word) => (IS_NUMBER.test(folded) ? '#' : folded.slice(0, PAIR_LENGTH))

/** The places of the words of each sentence. */
export function sentencesOf(words: readonly Word[]): number[][] {
  const sentences: number[][] = []
  for (const [place, { sentence }] of words.entries()) {
    if (place === 0 || sentence !== words[place - 1]?.sentence) sentences.push([])
    sentences.at(-1)?.push(place)
  }
  return sentences
}

/** The signals of a sentence, each once. */
export function signalsIn(words: readonly Word[], sentence: readonly number[]): string[] {
  return [...new Set(sentence.flatMap((place) => signalsAt(words, place)))]
}

/** Every part of a text: at most three sentences in a row. */
export function partsOf<Sentence>(sentences: readonly Sentence[]): Sentence[][] {
  return sentences.flatMap((_, first) =>
    Array.from({ length: Math.min(SENTENCES_MAX, sentences.length - first) }, (_unused, more) =>
      sentences.slice(first, first + more + 1),
    ),
  )
}

/** What the signals of a part weigh together: the more of them there are, the less counts each. */
export function weightOfPart(sum: number, signals: number, base: number): number {
  return sum / Math.sqrt(signals + DAMPING) + base
}

/** A sentence with its signals and what they weigh. */
export type WeighedSentence = { places: readonly number[]; said: readonly string[]; sum: number }

export function weighSentences(words: readonly Word[], { signals }: Weights): WeighedSentence[] {
  return sentencesOf(words).map((places) => {
    const said = signalsIn(words, places)
    return { places, said, sum: sumOf(said, signals) }
  })
}

/** The part of a text that weighs most. */
export function heaviestOf(sentences: readonly WeighedSentence[], { base }: Weights) {
  let heaviest: { part: readonly WeighedSentence[]; weight: number } = { part: [], weight: base }
  for (const part of partsOf(sentences)) {
    let sum = 0
    let count = 0
    for (const sentence of part) {
      sum += sentence.sum
      count += sentence.said.length
    }
    const weight = weightOfPart(sum, count, base)
    if (heaviest.part.length === 0 || weight > heaviest.weight) heaviest = { part, weight }
  }
  return heaviest
}

/** Weighs a text, or those of its sentences that are given. */
export function weigh(
  words: readonly Word[],
  weights: Weights,
  sentences: readonly WeighedSentence[] = weighSentences(words, weights),
): Weighed {
  const { signals, rules } = weights
  const { part: heaviest, weight } = heaviestOf(sentences, weights)
  if (heaviest.length === 0) return { weight, ruleId: null, at: [] }
  const said = heaviest.flatMap((sentence) => sentence.said)
  const [mostAlike] = rules
    .map((rule) => ({ id: rule.id, weight: rule.base + sumOf(said, rule.signals) }))
    .toSorted((one, other) => other.weight - one.weight)
  const named = heaviest
    .flatMap(({ places }) => places)
    .map((place) => ({
      place,
      weight: sumOf(signalsAt(words, place), signals),
      tells: isTelling(words[place]) ? 1 : 0,
    }))
    .filter((word) => word.weight > 0)
    .toSorted((one, other) => other.tells - one.tells || other.weight - one.weight)
    .slice(0, NAMED_MAX)
  return {
    weight,
    ruleId: mostAlike?.id ?? null,
    at: named.map(({ place }) => place).toSorted((one, other) => one - other),
  }
}

const isTelling = (word: Word | undefined) =>
  word !== undefined && (word.folded.length >= NAMED_LENGTH_MIN || IS_NUMBER.test(word.folded))

function sumOf(said: readonly string[], signals: Signals): number {
  let sum = 0
  for (const signal of said) sum += signals.get(signal) ?? 0
  return sum
}
