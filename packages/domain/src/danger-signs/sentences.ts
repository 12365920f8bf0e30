import type { Match } from './matcher.ts'
import type { DangerRuleId } from './rules.ts'
import type { FactId } from './scenes.ts'
import type { CueId } from './scores.ts'
import type { Word } from './words.ts'

/** One thing said, and in which words; without words, the kind of e-contact says it. */
export type SaidThing = { id: FactId | CueId; match: Match }

/** Things of one story lie at most so many sentences apart. */
const STORY_SENTENCES = 3
/** What happens lies side by side, or with so few words between: a long message is of many things. */
const SIDE_BY_SIDE = 1
const WORDS_BETWEEN = 8

/** What holds in every sentence: pregnant, an infant, on a blood thinner. */
const HOLDING: ReadonlySet<FactId | CueId> = new Set<FactId | CueId>([
  'pregnantWeeks',
  'latePeriod',
  'gaveBirth',
  'fewWeeksOld',
  'threeMonths',
  'smallChild',
  'bloodThinner',
  'aneurysm',
  'immuneWeak',
  'operatedLately',
  'cast',
  'daysWithoutDrink',
])
/** Told here and there in a letter: the keys in one sentence, the farewell in another. */
export const SCATTERED: ReadonlySet<DangerRuleId> = new Set(['SUICIDE', 'POSTPARTUM_MIND'])

/** Whether two things are of one story, as a rule needs them. */
export function areTogether(
  ruleId: DangerRuleId,
  one: SaidThing,
  other: SaidThing,
  words: readonly Word[],
): boolean {
  const apart = sentencesApart(one.match, other.match, words)
  if (apart <= SIDE_BY_SIDE) return true
  if (apart > STORY_SENTENCES) return false
  const isHolding = HOLDING.has(one.id) || HOLDING.has(other.id)
  return SCATTERED.has(ruleId) || isHolding || wordsBetween(one.match, other.match) <= WORDS_BETWEEN
}

/** How many sentences lie between; none where the kind of e-contact says one of them. */
export function sentencesApart({ at: one }: Match, { at: other }: Match, words: readonly Word[]): number {
  const here = words[one[0] ?? -1]?.sentence
  const there = words[other[0] ?? -1]?.sentence
  return here === undefined || there === undefined ? 0 : Math.abs(here - there)
}

function wordsBetween({ at: one }: Match, { at: other }: Match): number {
  const [before, after] = (one[0] ?? 0) < (other[0] ?? 0) ? [one, other] : [other, one]
  return (after[0] ?? 0) - (before.at(-1) ?? 0) - 1
}
