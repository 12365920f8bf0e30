import type { Match } from './matcher.ts'
import type { DangerRuleId } from './rules.ts'
import { type Cue, CUES_OF, SCORE_MIN } from './scores.ts'
import { SCENE_SENTENCES, sentenceOf } from './sentences.ts'
import type { Word } from './words.ts'

type Said = { cue: Cue; match: Match }

/**
 * One find for each cue of a rule that points to the danger and reaches the score together with others near it, as the places of all
 * their words. Cues that only support are no find, however many they are.
 */
export function addUp(
  ruleId: DangerRuleId,
  facts: ReadonlyMap<string, readonly Match[]>,
  words: readonly Word[],
): (readonly number[])[] {
  const said = (CUES_OF.get(ruleId) ?? []).flatMap((cue) =>
    (facts.get(cue.id) ?? []).map((match) => ({ cue, match })),
  )
  const ids = new Map(said.map(({ cue }) => [cue.id, cue.points]))
  if (ids.size < 2 || sum([...ids.values()]) < SCORE_MIN) return []
  return said.flatMap((anchor) => (anchor.cue.points > 1 ? (reach(anchor, said, words) ?? []) : []))
}

/** The weightiest other cues near the anchor, each once and in words of its own, until they reach the score. */
function reach(anchor: Said, said: readonly Said[], words: readonly Word[]): (readonly number[])[] | null {
  const chosen = [anchor]
  for (const other of said) {
    if (sum(chosen.map(({ cue }) => cue.points)) >= SCORE_MIN) break
    const isNew = chosen.every(
      ({ cue, match }) =>
        cue.id !== other.cue.id && !other.match.at.some((place) => match.at.includes(place)),
    )
    if (isNew && isNear(anchor.match, other.match, words)) chosen.push(other)
  }
  if (chosen.length < 2 || sum(chosen.map(({ cue }) => cue.points)) < SCORE_MIN) return null
  const at = [...new Set(chosen.flatMap(({ match }) => match.at))].toSorted((one, other) => one - other)
  return at.length > 0 ? [at] : null
}

function isNear(one: Match, other: Match, words: readonly Word[]): boolean {
  const [here, there] = [sentenceOf(one, words), sentenceOf(other, words)]
  return here === undefined || there === undefined || Math.abs(here - there) <= SCENE_SENTENCES
}

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0)
