import { type HelperQuestionType, isYesNoAnswer, type YesNoAnswer } from './helper-questions.ts'

/** A helper question in the reader's words, with its answer as it was given; empty where it was passed over. */
export type AnsweredQuestion = {
  text: string
  type: HelperQuestionType
  /** The choices, in the reader's words. */
  options?: readonly { value: string; label: string }[] | undefined
  answer: string
}

/** How answers are said to the reader. */
export type AnswerWords = {
  choice: (answer: YesNoAnswer) => string
  /** Of a day as YYYY-MM-DD. */
  date: (day: string) => string
}

/** The message, and below it each answered question with its answer. */
export function summaryOf(
  message: string,
  questions: readonly AnsweredQuestion[],
  words: AnswerWords,
): string {
  const answered = questions
    .filter(({ answer }) => answer.trim() !== '')
    .map((question) => `${question.text}\n${shownAnswer(question, words)}`)
  return [message, ...answered].filter((part) => part !== '').join('\n\n')
}

function shownAnswer({ type, options, answer }: AnsweredQuestion, words: AnswerWords): string {
  if (type === 'choice') return options?.find(({ value }) => value === answer)?.label ?? answer
  if (type === 'yesNo' && isYesNoAnswer(answer)) return words.choice(answer)
  if (type === 'scale10' && /^\d{1,2}$/.test(answer)) return `${answer}/10`
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(Date.parse(answer)))
    return words.date(answer)
  return answer
}
