import type { askHelperQuestions as route } from '@vastus/contract/questionnaire'
import type { RouteResponse, RouteInput } from '@vastus/contract/route'
import type { Language } from '@vastus/i18n'
import { questionsToAsk, wordedFor } from './question-bank.ts'

/** The questions to ask, without those that were answered or passed over. */
export function nextQuestions(
  { chosenProblemType, initial = false, questionAnswers = [], patient }: RouteInput<typeof route>['body'],
  language: Language,
): RouteResponse<typeof route> {
  const asked = new Set(initial ? [] : questionAnswers.map(({ id }) => id))
  const left = questionsToAsk(chosenProblemType, patient).filter(({ id }) => !asked.has(id))
  return { questions: left.map((question) => wordedFor(question, language, patient)), done: true }
}
