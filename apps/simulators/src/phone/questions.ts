import { randomUUID } from 'node:crypto'

export const DECISIONS = ['ACCEPT', 'REFUSE', 'WRONG_CODE', 'TIME_OUT'] as const
export type Decision = (typeof DECISIONS)[number]

/** What a person's phone shows: who asks, and the code to compare. */
export type Question = {
  id: string
  service: 'Mobile-ID' | 'Smart-ID'
  personalCode: string
  code: string | null
  text: string
  decision: Decision | null
}

const QUESTIONS_KEPT = 50
const questions: Question[] = []

/** Shows a question on the phone. The decision is set there later. */
export function askOnPhone(asked: Omit<Question, 'id' | 'decision'>): Question {
  const question = { ...asked, id: randomUUID(), decision: null }
  questions.unshift(question)
  questions.length = Math.min(questions.length, QUESTIONS_KEPT)
  return question
}

export const openQuestions = () => questions.filter(({ decision }) => decision === null)

/** False when the question is not there, or was answered before. */
export function decide(id: string, decision: Decision): boolean {
  const question = openQuestions().find((each) => each.id === id)
  if (question) question.decision = decision
  return question !== undefined
}
