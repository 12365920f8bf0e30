import { withoutQuestions } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { wordingsFor } from './question-bank.ts'

export { nextQuestions } from './next-questions.ts'
export { furtherQuestions, questionsToAsk, wordedFor } from './question-bank.ts'
export { summarize } from './summarize.ts'

/** What the patient wrote, without the helper questions that stand in a summary. */
export function ownWords(text: string, type: TypeCode): string {
  return withoutQuestions(text, wordingsFor(type))
}
