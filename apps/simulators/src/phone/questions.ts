import { randomUUID } from 'node:crypto'

export const DECISIONS = ['ACCEPT', 'REFUSE', 'WRONG_CODE', 'TIME_OUT'] as const
export type Decision = (typeof DECISIONS)[number]

/** What a person's phone shows: who asks, and the code to compare. */
export type Question = {
  id: string
  service: 'Mobile-ID' | 'Smart-ID'
  personalCode: string
  /** No code was given to the service, so that this may be the phone of anybody. */
  isAnybody: boolean
  code: string | null
  text: string
  decision: Decision | null
  /** What the app opens after the person has accepted. */
  returnUrl: string | null
}

const QUESTIONS_KEPT = 50
const questions: Question[] = []

/** Shows a question on the phone. The decision is set there later. */
export function askOnPhone(
  asked: Omit<Question, 'id' | 'decision' | 'isAnybody' | 'returnUrl'> & Partial<Question>,
): Question {
  const question = { isAnybody: false, returnUrl: null, ...asked, id: randomUUID(), decision: null }
  questions.unshift(question)
  questions.length = Math.min(questions.length, QUESTIONS_KEPT)
  return question
}

export const openQuestions = () => questions.filter(({ decision }) => decision === null)

/** Undefined when the question is not there, or was answered before. */
export function decide(
  id: string,
  { decision, personalCode }: { decision: Decision; personalCode: string | undefined },
): Question | undefined {
  const question = openQuestions().find((each) => each.id === id)
  if (!question) return undefined
  question.decision = decision
  if (question.isAnybody && personalCode) question.personalCode = personalCode.trim()
  return question
}
