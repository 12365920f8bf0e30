import { isSignQuestion } from '@vastus/domain/danger-signs/grade'
import {
  type AskedAbout,
  chooseQuestions,
  type FitsOnly,
  type HelperQuestionType,
} from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/i18n'
import bank from './helper-questions.json' with { type: 'json' }

type Words = Record<Language, string>

export type HelperQuestion = {
  id: string
  type: HelperQuestionType
  text: Words
  /** For somebody who writes for the patient; where there is none, the other wording fits both. */
  aboutOther?: Words
  options?: { value: string; text: Words }[]
  only?: FitsOnly
}

const questions = bank.questions as Record<string, Omit<HelperQuestion, 'id'>>
const idsOfTypes = bank.types as Partial<Record<TypeCode, string[]>>

/** All there is to ask about a kind of e-contact, the most telling first; and never what a form of its own asks. */
export function questionsFor(type: TypeCode): HelperQuestion[] {
  return (idsOfTypes[type] ?? []).map((id) => {
    const question = questions[id]
    if (!question) throw new RangeError(`no such helper question: ${id}`)
    return { id, ...question }
  })
}

/** What is asked about this patient, in the order in which it is asked. */
export function questionsToAsk(type: TypeCode, about: AskedAbout | undefined): HelperQuestion[] {
  const all = questionsFor(type).map((question) => ({ ...question, isSign: isSignQuestion(question.id) }))
  return chooseQuestions(all, about ?? {})
}

/** A question in the words of who reads it. */
export function wordedFor(
  { id, type, text, aboutOther, options }: HelperQuestion,
  language: Language,
  about: AskedAbout | undefined,
) {
  return {
    id,
    type,
    text: (about?.isReader === false ? (aboutOther ?? text) : text)[language],
    ...(options && { options: options.map(({ value, text: label }) => ({ value, label: label[language] })) }),
  }
}

/** The wordings of these questions in every language. */
export function wordingsFor(type: TypeCode): string[] {
  return questionsFor(type).flatMap(({ text, aboutOther }) => [
    ...Object.values(text),
    ...Object.values(aboutOther ?? {}),
  ])
}
