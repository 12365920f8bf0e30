import type { summarizeAnswers as route } from '@vastus/contract/questionnaire'
import type { RouteInput } from '@vastus/contract/route'
import { createFormatters, type Language } from '@vastus/i18n'
import { InvalidInput } from '../../errors.ts'
import { wordsIn } from '../../http/words.ts'
import { type HelperQuestion, questionsFor } from './question-bank.ts'

/**
 * The message, and below it each answered question with its answer, in the order in which they are asked.
 *
 * @param country decides how dates are written
 */
export function summarize(
  { chosenProblemType, userMessage, questionAnswers = [] }: RouteInput<typeof route>['body'],
  language: Language,
  country: string,
): string {
  const questions = questionsFor(chosenProblemType)
  const unknown = questionAnswers.findIndex(({ id }) => !questions.some((question) => question.id === id))
  if (unknown >= 0) throw new InvalidInput([{ path: `questionAnswers.${unknown}.id`, rule: 'FORM' }])
  const answered = questions.flatMap((question) => {
    const answer = questionAnswers.find(({ id }) => id === question.id)?.answer ?? ''
    return answer === ''
      ? []
      : `${question.text[language]}\n${shownAnswer(question, answer, language, country)}`
  })
  return [userMessage, ...answered].filter((part) => part !== '').join('\n\n')
}

function shownAnswer({ type }: HelperQuestion, answer: string, language: Language, country: string): string {
  if (type === 'yesNo' && (answer === 'yes' || answer === 'no' || answer === 'unsure'))
    return wordsIn(language)(`questionnaire.answers.${answer}`)
  if (type === 'scale10' && /^\d{1,2}$/.test(answer)) return `${answer}/10`
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(Date.parse(answer)))
    return createFormatters({ language, country, timeZone: 'UTC' }).date(answer)
  return answer
}
