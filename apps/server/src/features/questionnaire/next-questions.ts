import type { askHelperQuestions as route } from '@vastus/contract/questionnaire'
import type { RouteResponse, RouteInput } from '@vastus/contract/route'
import { HELPER_QUESTIONS_AT_ONCE } from '@vastus/domain/questionnaire/helper-questions'
import type { Language } from '@vastus/i18n'
import { questionsFor } from './question-bank.ts'

/** The first questions, or those after the ones that were answered or passed over. */
export function nextQuestions(
  { chosenProblemType, initial = false, questionAnswers = [] }: RouteInput<typeof route>['body'],
  language: Language,
): RouteResponse<typeof route> {
  const asked = new Set(initial ? [] : questionAnswers.map(({ id }) => id))
  const left = questionsFor(chosenProblemType).filter(({ id }) => !asked.has(id))
  return {
    questions: left
      .slice(0, HELPER_QUESTIONS_AT_ONCE)
      .map(({ id, type, text }) => ({ id, type, text: text[language] })),
    done: left.length <= HELPER_QUESTIONS_AT_ONCE,
  }
}
