import { foldText } from '../types/fold-text.ts'
import { plainStrength } from './register.ts'
import { type Substance, SUBSTANCES } from './substances.ts'

/** The search answers from this letter on. */
export const MEDICATION_SEARCH_MIN = 3
/** So many medicines are offered at once. */
export const MEDICATION_SEARCH_LIMIT = 20

/**
 * The words to look for, without case and marks, the longest first.
 *
 * @returns nothing while no word has three letters
 */
export function medicationWords(search: string): string[] {
  const words = foldText(plainStrength(search))
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
  return (words[0] ?? '').length < MEDICATION_SEARCH_MIN ? [] : words
}

/**
 * The international names of the substances that are called so in the reader's language: "парацет" is paracetamol. From the
 * fourth letter on, because shorter beginnings fit too many.
 *
 * @param word as `medicationWords` gives it
 */
export function substancesCalled(word: string, nameOf: (substance: Substance) => string): string[] {
  if (word.length < 4) return []
  return SUBSTANCES.filter((code) => foldText(nameOf(code)).startsWith(word)).map((code) =>
    code.replaceAll('-', ' '),
  )
}
