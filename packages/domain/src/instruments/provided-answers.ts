import type { FormRules } from './filling.ts'
import type { Answer, Answers, ItemRule } from './instrument.ts'

/** An answer as an outside provider gives it: every value is text. */
export type ProvidedAnswer = { item: string; value: string }

/**
 * Answers of an outside provider in the form of the questionnaire. Those to questions that the questionnaire does not have, and empty
 * ones, are left out. What fits no item stays text, so that `checkAnswers` names it.
 */
export function answersFromProvider({ items }: FormRules, provided: readonly ProvidedAnswer[]): Answers {
  const given = new Map(provided.map(({ item, value }) => [item, value.trim()]))
  return Object.fromEntries(
    items.flatMap((item) => {
      const value = given.get(item.id)
      return value ? [[item.id, read(item, value)] as const] : []
    }),
  )
}

function read({ kind, options }: ItemRule, value: string): Answer {
  if (kind === 'TEXT') return value
  if (kind === 'CHOICE') return options.find((option) => String(option.value) === value)?.value ?? value
  return /^-?\d{1,9}$/.test(value) ? Number(value) : value
}
