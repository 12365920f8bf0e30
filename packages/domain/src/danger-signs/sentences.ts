import type { Match } from './matcher.ts'
import type { Word } from './words.ts'

/** What belongs together lies at most so many sentences apart. */
export const SCENE_SENTENCES = 3

/** The sentence of a match, if it has words: the kind of e-contact may say a thing too. */
export const sentenceOf = ({ at }: Match, words: readonly Word[]): number | undefined =>
  words[at[0] ?? -1]?.sentence
