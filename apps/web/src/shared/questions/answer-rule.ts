import { HELPER_ANSWER_MAX, type HelperQuestionType } from '@vastus/domain/questionnaire/helper-questions'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import type { MessageKey } from '@vastus/i18n'

/** Why an answer cannot be taken, as the key of what to say; null when it can. No answer can always be taken. */
export function answerProblem(type: HelperQuestionType, answer: string): MessageKey | null {
  const text = normaliseText(answer)
  if (text === '') return null
  if (type === 'date' && !isDate(answer)) return 'errors.rules.DATE'
  return lengthOf(text) > HELPER_ANSWER_MAX ? 'questionnaire.questions.tooLong' : null
}

function isDate(text: string): boolean {
  const day = new Date(text)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}
