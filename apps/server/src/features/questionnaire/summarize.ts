import type { summarizeAnswers as route } from '@vastus/contract/questionnaire'
import type { RouteInput } from '@vastus/contract/route'
import { summaryOf } from '@vastus/domain/questionnaire/summary'
import { createFormatters, type Language } from '@vastus/i18n'
import { InvalidInput } from '../../errors.ts'
import { wordsIn } from '../../http/words.ts'
import { askableQuestions, type HelperQuestion, questionsToAsk, wordedFor } from './question-bank.ts'

/**
 * The message, and below it each answered question with its answer, in the order in which they are asked.
 *
 * @param country decides how dates are written
 */
export function summarize(
  { chosenProblemType, userMessage, questionAnswers = [], patient }: RouteInput<typeof route>['body'],
  language: Language,
  country: string,
): string {
  // Answers may also be to what a model chose, or is no longer asked: staff ask all there is, and a draft may be old.
  const questions = inOrder(questionsToAsk(chosenProblemType, patient), askableQuestions(chosenProblemType))
  const unknown = questionAnswers.findIndex(({ id }) => !questions.some((question) => question.id === id))
  if (unknown >= 0) throw new InvalidInput([{ path: `questionAnswers.${unknown}.id`, rule: 'FORM' }])
  const asked = questions.map((question) => ({
    ...wordedFor(question, language, patient),
    answer: questionAnswers.find(({ id }) => id === question.id)?.answer ?? '',
  }))
  return summaryOf(userMessage, asked, {
    choice: (answer) => wordsIn(language)(`questionnaire.answers.${answer}`),
    date: createFormatters({ language, country, timeZone: 'UTC' }).date,
  })
}

function inOrder(first: readonly HelperQuestion[], all: readonly HelperQuestion[]): HelperQuestion[] {
  return [...first, ...all.filter(({ id }) => !first.some((question) => question.id === id))]
}
