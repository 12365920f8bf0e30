import type { Copied } from './copied.ts'
import { DANGER_RULES, type DangerRuleId } from './rules.ts'
import type { TriggerId, TriggerPlaces } from './triggers.ts'
import type { Word } from './words.ts'

/** How soon somebody must act, the gravest first. A notice needs nobody to act: staff should know of it. */
export const DANGER_LEVELS = ['EMERGENCY_NOW', 'SAME_DAY', 'NOTICE'] as const
export type DangerLevel = (typeof DANGER_LEVELS)[number]

/** What can make a find count less than its rule says. */
export const LOWERING_REASONS = [
  'denied',
  'past',
  'hypothetical',
  'education',
  'others',
  'inCare',
  'resolved',
  'diseases',
  'figurative',
  'age',
  'everyday',
] as const satisfies readonly (TriggerId | 'denied' | 'age' | 'everyday')[]
export type LoweringReason = (typeof LOWERING_REASONS)[number]

/** Why a find counts less than its rule says: the kind of context, and the words that say so. */
export type Lowering = { because: LoweringReason; at: readonly number[] }

/** A clause of at most so many words says when what is beside it happened. */
const SHORT_CLAUSE = 7
/** A text of so few words that the name of a disease is all that is said. */
const NAME_ALONE = 4

/** What passed by itself is still to be seen today; of other signs it needs nothing more. */
const SEEN_WHEN_RESOLVED: ReadonlySet<DangerRuleId> = new Set([
  'STROKE',
  'SEIZURE_FAINT',
  'CHEST_PAIN',
  'THUNDERCLAP',
  'SUDDEN_VISION',
])
/** However well somebody feels now, this goes on. */
const NEVER_RESOLVED: ReadonlySet<DangerRuleId> = new Set([
  'SUICIDE',
  'POISONING',
  'VIOLENCE',
  'POSTPARTUM_MIND',
])

export function levelOf(ruleId: DangerRuleId): DangerLevel {
  return DANGER_RULES[ruleId] === 'SAME_DAY' ? 'SAME_DAY' : 'EMERGENCY_NOW'
}

/** The level of a find after what the context takes from it. Null when the context leaves nothing. */
export function levelInContext(ruleId: DangerRuleId, lowering: Lowering | null): DangerLevel | null {
  if (!lowering) return levelOf(ruleId)
  // "Mum is in hospital, I want to kill myself": a hospital is no safety from oneself.
  if (lowering.because === 'inCare' && DANGER_RULES[ruleId] === 'CRISIS') return levelOf(ruleId)
  if (lowering.because === 'inCare' || lowering.because === 'everyday') return 'NOTICE'
  if (lowering.because === 'resolved') {
    if (NEVER_RESOLVED.has(ruleId)) return levelOf(ruleId)
    return SEEN_WHEN_RESOLVED.has(ruleId) ? 'SAME_DAY' : null
  }
  const kind = DANGER_RULES[ruleId]
  return (kind === 'CRISIS' || kind === 'VIOLENCE') && lowering.because !== 'figurative' ? 'NOTICE' : null
}

/** What in the text around a find makes it count less, if anything does. */
export function loweringOf(
  at: readonly number[],
  isDenied: boolean,
  words: readonly Word[],
  triggers: TriggerPlaces,
  copied: Copied,
): Lowering | null {
  const clauses = new Set(at.map((place) => words[place]?.clause))
  const sentences = new Set(at.map((place) => words[place]?.sentence))
  const first = at[0] ?? 0
  const sentence = words[first]?.sentence ?? 0
  const clauseOf = (trigger: readonly number[]) => words[trigger[0] ?? 0]?.clause ?? 0
  const sentenceOf = (trigger: readonly number[]) => words[trigger[0] ?? 0]?.sentence ?? 0
  const isInSentence = (trigger: readonly number[]) => sentences.has(sentenceOf(trigger))
  const isToldOnly = (trigger: readonly number[]) =>
    isInSentence(trigger) && !copied.affirmed.has(sentenceOf(trigger))
  // "Mum had a stroke, my face droops": who says "my" beside it does not speak of mum.
  const isOwn = triggers.own.some((own) => clauses.has(clauseOf(own)))
  const isOfTheSame = (trigger: readonly number[]) =>
    isInSentence(trigger) && (!isOwn || clauses.has(clauseOf(trigger)))
  const isOfOthers = (clause: number) => triggers.others.some((other) => clauseOf(other) === clause)
  const isBeside = (trigger: readonly number[]) => {
    const clause = clauseOf(trigger)
    if (clauses.has(clause)) return true
    // "Dad had an infarct last year, my chest is tight": the year is dad's.
    if (isOwn && isOfOthers(clause)) return false
    const isNext = clauses.has(clause - 1) || clauses.has(clause + 1)
    return (
      isNext && isInSentence(trigger) && words.filter((word) => word.clause === clause).length <= SHORT_CLAUSE
    )
  }
  const findFirst = (
    because: LoweringReason & TriggerId,
    holds: (trigger: readonly number[]) => boolean,
  ): Lowering | null => {
    const trigger = triggers[because].find(holds)
    return trigger ? { because, at: trigger } : null
  }

  if (isDenied) return { because: 'denied', at: [] }
  const isCopied = at.length > 0 && at.every((place) => copied.sentences.has(words[place]?.sentence ?? 0))
  if (isCopied) return { because: 'education', at: copied.sentences.get(sentence) ?? [] }
  const figurative = findFirst('figurative', isInSentence)
  if (figurative) return figurative
  const isNow = triggers.now.some((trigger) => clauses.has(clauseOf(trigger)))
  const names = new Set(triggers.diseases.flat())
  const isNameOnly = at.length > 0 && at.every((place) => names.has(place))
  const isClaimed = triggers.claims.some(isInSentence)
  const isTold = triggers.was.some((was) => clauses.has(clauseOf(was)))
  // "My wife is in hospital and I have chest pain": the hospital is hers alone.
  const isCareOfRelative = (care: readonly number[]) => {
    const start = care[0] ?? 0
    const placesOf = (id: TriggerId) => triggers[id].filter(isInSentence).map((trigger) => trigger[0] ?? 0)
    const writer = placesOf('writer')[0] ?? start
    const isWriterNext = start < writer && writer <= (at.at(-1) ?? 0)
    const isRelativeThere = placesOf('relatives').some(
      (relative) => relative < start || (relative < writer && words[relative]?.clause === clauseOf(care)),
    )
    return !isNameOnly && isWriterNext && isRelativeThere
  }
  // "Mum is in hospital. She had a stroke": the name goes with the care. "Mum is in hospital. I cannot breathe": a symptom does not.
  const isNamedThere = isNameOnly && (isTold || !isClaimed)
  const findCare = () =>
    findFirst('inCare', (trigger) => {
      if (isInSentence(trigger)) return !isCareOfRelative(trigger)
      return isNamedThere && sentenceOf(trigger) === sentence - 1
    })
  // "Discharged yesterday after an embolism": the day is that of the care.
  if (isNow && isNameOnly && !isClaimed) {
    const care = findCare()
    if (care) return care
  }
  if (!isNow) {
    const lowering =
      findFirst('past', isBeside) ??
      findFirst('hypothetical', isToldOnly) ??
      findFirst('education', isToldOnly) ??
      findFirst('others', isOfTheSame) ??
      findCare()
    if (lowering) return lowering
    const isOfNow = isClaimed || triggers.now.some(isInSentence)
    if (words.length > NAME_ALONE && !isOfNow && isNameOnly) return { because: 'diseases', at }
  }
  // "The little one has gone quiet": words of the find itself are no all-clear. "I cannot breathe. The rash is gone": that is of the rash.
  return findFirst(
    'resolved',
    (trigger) =>
      !trigger.some((place) => at.includes(place)) &&
      ((isInSentence(trigger) && (trigger[0] ?? 0) > first) ||
        ((isTold || isNameOnly) && sentenceOf(trigger) === sentence + 1)),
  )
}
