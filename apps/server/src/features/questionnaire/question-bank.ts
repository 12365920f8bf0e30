import type { HelperQuestionType } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/i18n'
import bank from './helper-questions.json' with { type: 'json' }

export type HelperQuestion = { id: string; type: HelperQuestionType; text: Record<Language, string> }

const questions = bank.questions as Record<string, Omit<HelperQuestion, 'id'>>
const idsOfTypes = bank.types as Partial<Record<TypeCode, string[]>>

/** What is asked about a kind of e-contact, the most telling first; and never what a form of its own asks. */
export function questionsFor(type: TypeCode): HelperQuestion[] {
  return (idsOfTypes[type] ?? []).map((id) => {
    const question = questions[id]
    if (!question) throw new RangeError(`no such helper question: ${id}`)
    return { id, ...question }
  })
}

/** The wording of these questions in every language. */
export function wordingsFor(type: TypeCode): string[] {
  return questionsFor(type).flatMap(({ text }) => Object.values(text))
}
