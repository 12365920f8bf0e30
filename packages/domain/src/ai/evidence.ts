import { canBeReadAlike, compareFacts, factsIn } from './facts-in-text.ts'
import type { MedicineNames } from './medicine-names.ts'

/** A sentence of a summary, with the ids of the entries that it rests on. */
export type SummarySentence = { text: string; sources: number[] }

/** A piece of the conversation that a summary may rest on. */
export type SourceEntry = { id: number; text: string }

/** Most sentences that a summary shows. */
export const SUMMARY_SENTENCES_MAX = 12
export const SUMMARY_SENTENCE_MAX = 400

/** Markup, addresses of pages, and code: nothing of it belongs into a sentence for a doctor. */
const NOT_A_SENTENCE = /[<>{}`]|https?:|www\.|\]\(|!\[|\[[A-Z_]{1,20}_\d+\]|javascript:/i
const PROPER_NOUN = /(?<=[\p{Ll}\p{Nd},;:)]\s)\p{Lu}\p{Ll}[\p{L}'-]+/gu
const STEM = 4

/**
 * The sentences of a summary that may be shown: each names at least one source that exists, and every number, date,
 * time, phone, medicine and name in it is in one of its sources. The others are left out.
 *
 * @param sentences with the originals put back
 */
export function sentencesWithEvidence(
  sentences: readonly SummarySentence[],
  entries: readonly SourceEntry[],
  medicines: MedicineNames,
): SummarySentence[] {
  const texts = new Map(entries.map(({ id, text }) => [id, text]))
  return sentences
    .map(({ text, sources }) => ({
      text: text.trim(),
      sources: [...new Set(sources)].filter((id) => texts.has(id)),
    }))
    .filter(({ text, sources }) => {
      if (text === '' || text.length > SUMMARY_SENTENCE_MAX || NOT_A_SENTENCE.test(text)) return false
      if (sources.length === 0) return false
      return restsOn(text, sources.map((id) => texts.get(id) ?? '').join('\n'), medicines)
    })
    .slice(0, SUMMARY_SENTENCES_MAX)
}

/** A text and what a model made of it. The source's own words are its text without what the product put into it. */
export type Rewording = { source: string; ownWords: string; reworded: string }

/**
 * Whether a model's wording of a patient's own text may stand in its place: it holds every number, date, time, phone and medicine of
 * the writer's own words, and adds none, nor a name or markup.
 */
export function keepsEveryFact({ source, ownWords, reworded }: Rewording, medicines: MedicineNames): boolean {
  if (reworded === '' || NOT_A_SENTENCE.test(reworded)) return false
  return (
    restsOn(reworded, source, medicines) && compareFacts(ownWords, reworded, medicines).missing.length === 0
  )
}

function restsOn(sentence: string, source: string, medicines: MedicineNames): boolean {
  const known = factsIn(source, medicines)
  const isKnown = factsIn(sentence, medicines).every((fact) =>
    known.some((other) => other.key === fact.key || canBeReadAlike(other, fact)),
  )
  if (!isKnown) return false
  const lower = source.toLowerCase()
  return [...sentence.matchAll(PROPER_NOUN)].every(([name]) => {
    if (factsIn(name, medicines).length > 0) return true
    return lower.includes(name.toLowerCase().slice(0, Math.max(STEM, name.length - 3)))
  })
}
