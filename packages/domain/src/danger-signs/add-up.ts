import type { Match } from './matcher.ts'
import type { DangerRuleId } from './rules.ts'
import { CUES_OF, SCORE_MIN } from './scores.ts'
import { areTogether, type SaidThing } from './sentences.ts'
import type { Word } from './words.ts'

type Said = SaidThing & { points: number }

/**
 * One find for each cue of a rule that points to the danger and reaches the score together with others near it, as the places of all
 * their words. Cues that only support are no find, however many they are.
 */
export function addUp(
  ruleId: DangerRuleId,
  facts: ReadonlyMap<string, readonly Match[]>,
  words: readonly Word[],
): (readonly number[])[] {
  const said = (CUES_OF.get(ruleId) ?? []).flatMap(({ id, points }) =>
    (facts.get(id) ?? []).map((match) => ({ id, points, match })),
  )
  const ids = new Map(said.map(({ id, points }) => [id, points]))
  if (ids.size < 2 || sum([...ids.values()]) < SCORE_MIN) return []
  return said.flatMap((anchor) => (anchor.points > 1 ? (reach(ruleId, anchor, said, words) ?? []) : []))
}

/** The weightiest other cues near the anchor, each once and in words of its own, until they reach the score. */
function reach(
  ruleId: DangerRuleId,
  anchor: Said,
  said: readonly Said[],
  words: readonly Word[],
): (readonly number[])[] | null {
  const chosen = [anchor]
  for (const other of said) {
    if (sum(chosen.map(({ points }) => points)) >= SCORE_MIN) break
    const isNew = chosen.every(
      ({ id, match }) => id !== other.id && !other.match.at.some((place) => match.at.includes(place)),
    )
    if (isNew && areTogether(ruleId, anchor, other, words)) chosen.push(other)
  }
  if (chosen.length < 2 || sum(chosen.map(({ points }) => points)) < SCORE_MIN) return null
  const at = [...new Set(chosen.flatMap(({ match }) => match.at))].toSorted((one, other) => one - other)
  return at.length > 0 ? [at] : null
}

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0)
