import { DANGER_RULE_IDS, type DangerRuleId } from '../rules.ts'
import { partsOf, sentencesOf, signalsIn, WEIGHT_UNIT, type WeightList, weightOfPart } from '../weigh.ts'
import type { Word } from '../words.ts'

/** The words of a message, and the rule of its danger; null where it is calm. */
export type Lesson = { words: readonly Word[]; rule: DangerRuleId | null }

const ROUNDS = 20
/** So many times it is learned, each time in another order, because the order of the messages leaves its mark on rare signals. */
const ORDERS = 8
const STEP = 0.3
/** Keeps weights small that few messages teach. */
const DECAY = 0.006
/** A signal of fewer messages says nothing of a rule. */
const SEEN_OF_RULE_MIN = 3
/** Rare signals are learned too, so that the common ones do not answer for them; those of fewer messages are not written. */
const SEEN_MIN = 2
/** What weighs less is not written. */
const WEIGHT_MIN = 0.25
/** Weights are written in so many grades to one, so that lists stay short. */
const GRADES = 2
/** As if so many messages of a rule had been like those of all dangers: few messages show little. */
const PRIOR = 3
/** What is hardly more frequent in the messages of a rule says nothing of it. */
const RULE_WEIGHT_MIN = 1
/** Signals overlap, so each counts by half. */
const RULE_SHARE = 0.5

/** The signals of each sentence of a message. */
type Said = readonly (readonly string[])[]
type Part = { ids: Int32Array; count: number }

/** Learns what words say. The same lessons give the same weights. */
export function learnWeights(lessons: readonly Lesson[]): WeightList {
  const said: Said[] = lessons.map(({ words }) =>
    sentencesOf(words).map((sentence) => signalsIn(words, sentence)),
  )
  const seen = countOf(said.flatMap((ofMessage) => [...new Set(ofMessage.flat())]))
  const { base, weights } = learnDanger(lessons, said, [...seen.keys()])
  const written = weights.filter(
    ([signal, weight]) => (seen.get(signal) ?? 0) >= SEEN_MIN && Math.abs(weight) >= WEIGHT_MIN,
  )
  return { base: Math.round(base * WEIGHT_UNIT), signals: asList(written), rules: learnRules(lessons, said) }
}

/**
 * Logistic regression with the steps of AdaGrad. A message teaches with its heaviest part, because a danger hides in a long
 * request; a calm one also with a part by chance.
 */
function learnDanger(lessons: readonly Lesson[], said: readonly Said[], known: readonly string[]) {
  const ids = new Map(known.map((signal, id) => [signal, id]))
  const parts: Part[][] = said.map((ofMessage) =>
    partsOf(ofMessage).map((sentences) => ({
      ids: Int32Array.from(sentences.flat().flatMap((signal) => ids.get(signal) ?? [])),
      count: sentences.flat().length,
    })),
  )
  const runs = Array.from({ length: ORDERS }, (_, index) =>
    learnInOrder(lessons, parts, known.length, index + 1),
  )
  const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / ORDERS
  return {
    base: meanOf(runs.map((run) => run.base)),
    weights: known.map((signal, id) => [signal, meanOf(runs.map((run) => run.weights[id] ?? 0))] as const),
  }
}

function learnInOrder(lessons: readonly Lesson[], parts: readonly Part[][], signals: number, seed: number) {
  const weights = new Float64Array(signals)
  const slopes = new Float64Array(signals)
  let base = 0
  let baseSlope = 0

  const weightOf = (part: Part) => {
    let sum = 0
    for (const id of part.ids) sum += weights[id] ?? 0
    return weightOfPart(sum, part.count, base)
  }
  const teach = (part: Part | undefined, isDanger: boolean) => {
    if (!part) return
    const error = 1 / (1 + Math.exp(-weightOf(part))) - (isDanger ? 1 : 0)
    const share = weightOfPart(1, part.count, 0)
    for (const id of part.ids) {
      const slope = error * share + DECAY * (weights[id] ?? 0)
      slopes[id] = (slopes[id] ?? 0) + slope ** 2
      weights[id] = (weights[id] ?? 0) - (STEP * slope) / Math.sqrt((slopes[id] ?? 0) + 1e-6)
    }
    baseSlope += error ** 2
    base -= (STEP * error) / Math.sqrt(baseSlope + 1e-6)
  }
  const random = randomFrom(seed)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of shuffled(lessons.length, random)) {
      const ofMessage = parts[index] ?? []
      const isDanger = lessons[index]?.rule !== null
      teach(heaviestOf(ofMessage, weightOf), isDanger)
      if (!isDanger) teach(ofMessage[Math.floor(random() * ofMessage.length)], false)
    }
  return { base, weights }
}

function heaviestOf(parts: readonly Part[], weightOf: (part: Part) => number): Part | undefined {
  let heaviest: Part | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    const weight = weightOf(part)
    if (weight >= most) [heaviest, most] = [part, weight]
  }
  return heaviest
}

/** Naive Bayes among the dangers: by how much a signal is more frequent in the messages of one rule than in all. */
function learnRules(lessons: readonly Lesson[], said: readonly Said[]): WeightList['rules'] {
  const dangers = lessons.flatMap(({ rule }, index) =>
    rule ? { rule, signals: new Set(said[index]?.flat()) } : [],
  )
  const ofAll = countOf(dangers.flatMap(({ signals }) => [...signals]))
  const entries = DANGER_RULE_IDS.flatMap((id) => {
    const own = dangers.filter(({ rule }) => rule === id)
    if (own.length === 0) return []
    const weights = [...countOf(own.flatMap(({ signals }) => [...signals]))]
      .filter(([, times]) => times >= SEEN_OF_RULE_MIN)
      .map(([signal, times]) => {
        const share = (ofAll.get(signal) ?? 0) / dangers.length
        return [signal, Math.log((times + PRIOR * share) / (own.length + PRIOR) / share)] as const
      })
      .filter(([, weight]) => weight >= RULE_WEIGHT_MIN)
      .map(([signal, weight]) => [signal, weight * RULE_SHARE] as const)
    const base = Math.round(Math.log(own.length / dangers.length) * WEIGHT_UNIT)
    return [[id, { base, signals: asList(weights) }] as const]
  })
  return Object.fromEntries(entries)
}

/** As `WeightList` describes it. */
function asList(weights: readonly (readonly [string, number])[]): string {
  const graded = weights
    .map(([signal, weight]) => ({ signal, grade: Math.round(weight * GRADES) }))
    .filter(({ grade }) => grade !== 0)
  return [...Map.groupBy(graded, ({ grade }) => grade)]
    .toSorted(([one], [other]) => other - one)
    .map(
      ([grade, of]) =>
        `${Math.round((grade * WEIGHT_UNIT) / GRADES)}:${of
          .map(({ signal }) => signal)
          .toSorted()
          .join(',')}`,
    )
    .join(';')
}

function countOf(signals: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const signal of signals) counts.set(signal, (counts.get(signal) ?? 0) + 1)
  return counts
}

/** Every number below the count, in an order by chance. */
function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other] as number, order[last] as number]
  }
  return order
}

/** The numbers of a linear congruential generator: the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
