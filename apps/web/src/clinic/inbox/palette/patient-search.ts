/** Fewer letters name a command, and would find half of the clinic. */
const LETTERS_MIN = 3

/**
 * Which patients may be shown beside these words: those that were asked for by the same words and by no earlier ones, so that Enter
 * never opens another patient. `isAwaited` while the typed words have yet to be asked.
 */
export function patientSearch(words: string, asked: string): { search: string | null; isAwaited: boolean } {
  const typed = words.trim()
  if (typed.length < LETTERS_MIN) return { search: null, isAwaited: false }
  return typed === asked ? { search: asked, isAwaited: false } : { search: null, isAwaited: true }
}
