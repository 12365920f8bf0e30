import { isQuestionnaire, type TypeCode } from '../types/catalogue.ts'

/** How a helper question is answered. A `yesNo` is answered with one of YES_NO_ANSWERS, a `date` with YYYY-MM-DD. */
export const HELPER_QUESTION_TYPES = ['text', 'yesNo', 'number', 'date', 'scale10'] as const
export type HelperQuestionType = (typeof HELPER_QUESTION_TYPES)[number]

export const YES_NO_ANSWERS = ['yes', 'no', 'unsure'] as const
export type YesNoAnswer = (typeof YES_NO_ANSWERS)[number]

export function isYesNoAnswer(answer: string): answer is YesNoAnswer {
  return (YES_NO_ANSWERS as readonly string[]).includes(answer)
}

/** So many questions are asked at a time. */
export const HELPER_QUESTIONS_AT_ONCE = 5
/** No kind of e-contact has more questions than this. */
export const HELPER_QUESTIONS_MAX = 20
/** Characters of one answer. */
export const HELPER_ANSWER_MAX = 500

/** Whether helper questions are asked: not where the kind is itself a list of questions. */
export function hasHelperQuestions(type: TypeCode): boolean {
  return !isQuestionnaire(type)
}

/** The text without the questions that the product itself put into it, so that only the writer's own words are left. */
export function withoutQuestions(text: string, questions: readonly string[]): string {
  return questions.reduce((rest, question) => rest.replaceAll(question, ''), text)
}
