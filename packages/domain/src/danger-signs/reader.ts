import type { TypeCode } from '../types/catalogue.ts'
import { addUp } from './add-up.ts'
import { type Lowering, type LoweringReason, levelInContext, loweringOf } from './context.ts'
import { copiedIn } from './copied.ts'
import {
  createVocabulary,
  type Match,
  matchPattern,
  type Places,
  placesOf,
  type Vocabulary,
  withoutHidden,
} from './matcher.ts'
import { type Denial, isDenied } from './negation.ts'
import { createPatternReader, type Part, type Pattern } from './pattern.ts'
import { DANGER_RULE_IDS, type DangerLanguage, type DangerRuleId } from './rules.ts'
import { type FactId, type Facts, IN_ONE_SENTENCE, SCENES } from './scenes.ts'
import type { CueId, Cues } from './scores.ts'
import { areTogether, type SaidThing, SCATTERED, sentencesApart } from './sentences.ts'
import { inCyrillic } from './transliterated.ts'
import type { TriggerId, TriggerPlaces, Triggers } from './triggers.ts'
import {
  heaviestOf,
  readWeights,
  type WeighedSentence,
  type WeightList,
  type Weights,
  weigh,
  weighSentences,
} from './weigh.ts'
import { comparable, type Word, withTurns } from './words.ts'

/** Where a rule fits a text, and what around it makes it count less. */
export type Find = {
  ruleId: DangerRuleId
  words: string[]
  lowering: Lowering | null
  loweredBy: string[]
}

/** What a text says in one language. */
export type ReadText = {
  finds: Find[]
  /** What the text weighs, and the rule and the words that speak most for a danger. */
  weighed: { weight: number; ruleId: DangerRuleId | null; words: string[] }
}

/** The lists of one language, made ready for reading. */
export type Reader = {
  isRussian: boolean
  phrases: Patterns<DangerRuleId>
  facts: Patterns<FactId | CueId>
  triggers: Patterns<TriggerId>
  vocabulary: Vocabulary
  weights: Weights
  denial: Denial
  turns: ReadonlySet<string>
}
type Patterns<Id extends string> = readonly { id: Id; patterns: readonly Pattern[] }[]

/** From this age on, nobody is an infant. */
const INFANT_AGE_MAX = 2
/** Parents write of their infant in their own name: the age of an adult says nothing of whom the text is about. */
const ADULT_AGE = 18
const isChild = (age: number | undefined): age is number => age !== undefined && age < ADULT_AGE

/**
 * What does not lower a scene. "If something happens to me, tell mum it was not her fault": an if is part of what such people
 * write. Who plays again after a blow to the head is well, but not when they vomited or take a blood thinner. Gas makes ill at
 * home, and outdoors all feel better; what the neighbours breathe comes through the wall.
 */
const UNMOVED: Partial<Record<DangerRuleId, readonly LoweringReason[]>> = {
  SUICIDE: ['hypothetical'],
  HEAD_INJURY: ['resolved'],
  CARBON_MONOXIDE: ['resolved', 'others'],
}

/** Words that weigh less are those of an everyday request; a text of few words shows no such thing. */
const EVERYDAY_WEIGHT = -1.5
const EVERYDAY_WORDS = 10
/** So many words before and after a scene show what it is about. */
const WORDS_AROUND = 6

/** What the chosen kind of e-contact already says, as a group of words of the phrases. */
const TYPE_SAYS: Partial<Record<TypeCode, string>> = {
  PREGNANCY_START: 'pregnant',
  PREGNANCY_COMMS: 'pregnant',
  BACK_PAIN: 'back',
  PROC_CASTREMOVAL: 'cast',
  PROC_SUTURES: 'wound',
  PROC_WOUNDDRESSING: 'wound',
  WELLNESS_DIABETES: 'diabetes',
}
/** The same as facts of the scenes. */
const TYPE_SAYS_FACT: Partial<Record<TypeCode, FactId>> = {
  PREGNANCY_START: 'latePeriod',
  PREGNANCY_COMMS: 'pregnantWeeks',
  PROC_CASTREMOVAL: 'cast',
  BREASTFEEDING: 'gaveBirth',
}

/** Every find of the rules of one language in a text of at least one word, and what the text weighs. */
export function readWords(
  taken: readonly Word[],
  reader: Reader,
  type: TypeCode,
  age: number | undefined,
): ReadText {
  const typed = withTurns(taken, reader.turns)
  const words = reader.isRussian ? inCyrillic(typed) : typed
  const all = placesOf(words, reader.vocabulary)
  const triggers = placesOfTriggers(words, all, reader)
  const copied = copiedIn(words, triggers, reader.denial.negators)
  const sentences = weighSentences(words, reader.weights)
  const own = sentences.filter(({ places: [at = 0] }) => !copied.sentences.has(words[at]?.sentence ?? 0))
  const { weight, ruleId: heaviest, at: heavy } = weigh(words, reader.weights, own)
  const places = withoutHidden(all, new Set(triggers.harmless.flat()))
  const said: Said = {
    type,
    isInfant: age !== undefined && age < 1,
    ownFever: feverOfTheWriter(words, all, triggers),
  }
  const isNoInfant =
    (isChild(age) ? age > INFANT_AGE_MAX : triggers.older.length > 0) && triggers.lifeless.length === 0
  const found = [...findPhrases(words, places, reader, said), ...findScenes(words, places, reader, said)]
  const finds = found.map((each) => {
    const { ruleId, match } = each
    const context = contextOf(each)
    const level = levelInContext(ruleId, context)
    const isAlarm = level !== null && level !== 'NOTICE'
    const lowering: Lowering | null =
      isAlarm && isEverydayAround(each, words, sentences, reader) ? { because: 'everyday', at: [] } : context
    return { ruleId, words: shownAt(match.at), lowering, loweredBy: shownAt(lowering?.at ?? []) }
  })
  const weighed = { weight, ruleId: heaviest, words: shownAt(heavy) }
  return { finds, weighed }

  function contextOf({ ruleId, match, isScene }: Found): Lowering | null {
    if (isNoInfant && ruleId === 'INFANT_FEVER') return { because: 'age', at: triggers.older[0] ?? [] }
    const context = loweringOf(match.at, match.isDenied, words, triggers, copied)
    return isScene && context !== null && UNMOVED[ruleId]?.includes(context.because) ? null : context
  }

  function shownAt(at: readonly number[]) {
    return at.flatMap((place) => words[place]?.shown ?? [])
  }
}

/**
 * Whether the words and the sentences around a scene are those of an everyday request. Words that name a danger themselves count in
 * every text: "I need a sick note for Monday, I fainted at the office".
 */
function isEverydayAround(
  { ruleId, match: { at }, isScene }: Found,
  words: readonly Word[],
  sentences: readonly WeighedSentence[],
  { weights }: Reader,
): boolean {
  if (!isScene || at.length === 0) return false
  const [first, last] = [Math.min(...at), Math.max(...at)]
  const isEveryday = (around: readonly WeighedSentence[]) =>
    heaviestOf(around, weights).weight < EVERYDAY_WEIGHT
  const sentenceOf = (place: number) => sentences.findIndex(({ places }) => places.includes(place))
  const beside = SCATTERED.has(ruleId)
    ? sentences
    : sentences.slice(Math.max(0, sentenceOf(first) - 1), sentenceOf(last) + 2)
  const wordsBeside = beside.reduce((sum, { places }) => sum + places.length, 0)
  const near = words.slice(Math.max(0, first - WORDS_AROUND), last + WORDS_AROUND + 1)
  return wordsBeside >= EVERYDAY_WORDS && isEveryday(beside) && isEveryday(weighSentences(near, weights))
}

/** A scene adds up of several things said, none of which names the danger. */
type Found = { ruleId: DangerRuleId; match: Match; isScene: boolean }

/** What is known beside the words of the text, and the words that speak of a fever of the writer. */
type Said = { type: TypeCode; isInfant: boolean; ownFever: ReadonlySet<number> }

/** A degree belongs to a fever that is at most so far before it. */
const DEGREE_REACH = 2
const IS_DEGREE = /^(?:3[789]|4[01])(?:\.\d)?$/

/** "I am nursing and have a fever of 39": no infant is ill. */
function feverOfTheWriter(
  words: readonly Word[],
  all: Places,
  { ownFever }: TriggerPlaces,
): ReadonlySet<number> {
  const infants = new Set([...all].flatMap(([{ groups }, at]) => (groups.includes('baby') ? at : [])))
  return new Set(
    ownFever.flatMap((at) => {
      const [first = 0] = at
      const last = at.at(-1) ?? 0
      // Two words side by side have the place of the first one.
      const isPair =
        at.length === 1 && words[last + 1]?.clause === words[last]?.clause && !infants.has(last + 1)
      const fever = isPair ? last + 1 : last
      // "I have a newborn, temp 38.5": the fever is the infant's.
      for (let place = first + 1; place < fever; place += 1) if (infants.has(place)) return []
      const degrees = Array.from({ length: DEGREE_REACH }, (_, index) => fever + index + 1)
      return [...at, fever, ...degrees.filter((place) => IS_DEGREE.test(words[place]?.folded ?? ''))]
    }),
  )
}

function findPhrases(words: readonly Word[], places: Places, reader: Reader, said: Said): Found[] {
  const ofInfants = withoutHidden(places, said.ownFever)
  return reader.phrases.flatMap(({ id: ruleId, patterns }) => {
    const isInfants = ruleId === 'INFANT_FEVER'
    const group = isInfants && said.isInfant ? 'baby' : TYPE_SAYS[said.type]
    const isSaid = ({ of }: Part) => group !== undefined && of.groups.includes(group)
    return patterns.flatMap((pattern) =>
      matchPattern(pattern, words, isInfants ? ofInfants : places, isSaid, (at, choices) =>
        isDenied(words, at, choices, reader.denial),
      ).map((match) => ({ ruleId, match, isScene: false })),
    )
  })
}

function findScenes(words: readonly Word[], places: Places, reader: Reader, said: Said): Found[] {
  const facts = new Map<FactId | CueId, readonly Match[]>()
  const saidByType = TYPE_SAYS_FACT[said.type]
  if (saidByType) facts.set(saidByType, [{ at: [], isDenied: false }])
  for (const { id, patterns } of reader.facts) {
    const matches = patterns.flatMap((pattern) =>
      matchPattern(pattern, words, places, isNothing, (at, choices) =>
        isDenied(words, at, choices, reader.denial),
      ).filter((match) => !match.isDenied),
    )
    if (matches.length > 0) facts.set(id, matches)
  }
  const ofInfants = new Map(
    [...facts].map(([id, matches]) => [
      id,
      matches.filter(({ at }) => !at.some((place) => said.ownFever.has(place))),
    ]),
  )
  return DANGER_RULE_IDS.flatMap((ruleId) => {
    const told = ruleId === 'INFANT_FEVER' ? ofInfants : facts
    const scenes = (SCENES_OF.get(ruleId) ?? []).flatMap((names) => {
      const needed = names.map((id) => (told.get(id) ?? []).map((match) => ({ id, match })))
      return needed.some((matches) => matches.length === 0) ? [] : togetherIn(ruleId, needed, words)
    })
    return [...scenes, ...addUp(ruleId, told, words)].map((at) => ({
      ruleId,
      match: { at, isDenied: false },
      isScene: true,
    }))
  })
}

/** The facts of each scene of a rule. */
const SCENES_OF: ReadonlyMap<DangerRuleId, readonly (readonly FactId[])[]> = new Map(
  Object.entries(SCENES).map(([ruleId, scenes]) => [
    ruleId as DangerRuleId,
    scenes.map((scene) => scene.split(' ') as FactId[]),
  ]),
)

const isNothing = () => false

/** One find for each place of the first fact of a scene that has the others with it. */
function togetherIn(
  ruleId: DangerRuleId,
  facts: readonly (readonly SaidThing[])[],
  words: readonly Word[],
): (readonly number[])[] {
  const [first = [], ...others] = facts
  const isInOneSentence = IN_ONE_SENTENCE.has(facts.map(([each]) => each?.id).join(' '))
  const belong = (one: SaidThing, other: SaidThing) =>
    isInOneSentence
      ? sentencesApart(one.match, other.match, words) === 0
      : areTogether(ruleId, one, other, words)
  return first.flatMap((one) => {
    const found = others.map((each) =>
      each.find((other) => belong(one, other) && !saySame(one.match, other.match)),
    )
    if (found.some((other) => !other)) return []
    const at = [...new Set([one, ...found].flatMap((each) => each?.match.at ?? []))].toSorted(
      (before, after) => before - after,
    )
    return at.length > 0 ? [at] : []
  })
}

/** Whether two facts are the same words: "40 degrees" is a hot day or a hot body, not both. */
function saySame({ at: one }: Match, { at: other }: Match): boolean {
  return one.length > 0 && one.length === other.length && one.every((place) => other.includes(place))
}

function placesOfTriggers(words: readonly Word[], places: Places, reader: Reader): TriggerPlaces {
  const found = reader.triggers.map(({ id, patterns }) => [
    id,
    patterns.flatMap((pattern) =>
      matchPattern(pattern, words, places, isNothing, isNothing).map(({ at }) => at),
    ),
  ])
  return Object.fromEntries(found) as TriggerPlaces
}

/** The reader of a language. Its lists are read at its first use: that takes a third of the start of a program. */
export function readerOf(...lists: Parameters<typeof createReader>): () => Reader {
  let ready: Reader | undefined
  return () => (ready ??= createReader(...lists))
}

function createReader(
  { phrases, groups, ...words }: DangerLanguage,
  facts: Facts,
  cues: Cues,
  triggers: Triggers,
  weights: WeightList,
): Reader {
  const set = (list: string) => new Set(list.split(' ').map(comparable))
  const joining = set(words.joining)
  const readPatterns = createPatternReader(groups, joining)
  const compile = <Id extends string>(sources: Readonly<Partial<Record<Id, string>>>) =>
    Object.entries(sources).map(([id, source]) => ({
      id: id as Id,
      patterns: readPatterns(source as string),
    }))
  const compiled = {
    phrases: compile(phrases),
    facts: compile<FactId | CueId>({ ...facts, ...cues }),
    triggers: compile(triggers),
  }
  const all = [compiled.phrases, compiled.facts, compiled.triggers].flatMap((each) =>
    each.flatMap(({ patterns }) => patterns),
  )
  return {
    ...compiled,
    isRussian: words.isRussian ?? false,
    vocabulary: createVocabulary(all, set(words.common)),
    weights: readWeights(weights),
    denial: {
      negators: set(words.negators),
      fillers: set(words.fillers),
      alternatives: set(words.alternatives),
      ands: set(words.ands),
      nows: set(words.nows),
      affirmations: set(words.affirmations),
    },
    turns: set(words.turns),
  }
}
