import type { TriggerPlaces } from './triggers.ts'
import type { Word } from './words.ts'

/** "That is exactly what I have now" speaks of what was copied at most so many sentences before. */
const ANSWER_SENTENCES = 2

/** What a text holds that somebody copied. */
export type Copied = {
  /** The sentences that are no words of the writer, by their number, with the words that show it. */
  sentences: ReadonlyMap<number, readonly number[]>
  /** Those of which the writer says that it is so. */
  affirmed: ReadonlySet<number>
}

/**
 * Finds what was copied from a letter or a leaflet: "call 112 if you have chest pain", "side effects may include fainting", and the
 * items of a list beneath. That tells what could happen, unless the writer says that it does.
 */
export function copiedIn(
  words: readonly Word[],
  triggers: TriggerPlaces,
  negators: ReadonlySet<string>,
): Copied {
  const sentenceOf = (at: readonly number[]) => words[at[0] ?? 0]?.sentence ?? 0
  const sentencesOf = (matches: readonly (readonly number[])[]) => new Set(matches.map(sentenceOf))
  const conditional = sentencesOf(triggers.whenever)
  const own = sentencesOf(triggers.own)
  const heads = [
    ...triggers.advice.filter((at) => conditional.has(sentenceOf(at))),
    ...triggers.sideEffects,
  ].filter((at) => !own.has(sentenceOf(at)))
  const sentences = new Map(heads.map((at) => [sentenceOf(at), at]))
  const above = new Map([...triggers.education.map((at) => [sentenceOf(at), at] as const), ...sentences])
  for (const { sentence, isListed } of words) {
    const head = above.get(sentence - 1)
    if (!isListed || !head || above.has(sentence) || own.has(sentence)) continue
    above.set(sentence, head)
    sentences.set(sentence, head)
  }
  const isDenied = (at: readonly number[]) =>
    words.some(({ clause, folded }) => clause === words[at[0] ?? 0]?.clause && negators.has(folded))
  const affirmed = new Set(
    triggers.asCopied.filter((at) => !isDenied(at)).flatMap((at) => passageBefore(sentenceOf(at))),
  )
  for (const sentence of affirmed) sentences.delete(sentence)
  return { sentences, affirmed }

  /** The last sentences before, and all that was copied in one piece with them. */
  function passageBefore(sentence: number): number[] {
    let first = sentence - ANSWER_SENTENCES
    while (sentences.has(first - 1)) first -= 1
    return Array.from({ length: sentence - first }, (_, index) => first + index)
  }
}
