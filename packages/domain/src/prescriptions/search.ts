import { foldText } from '../types/fold-text.ts'
import { plainStrength } from './register.ts'

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
