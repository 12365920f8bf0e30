import { expect, it } from 'vitest'
import {
  asksOnOnePage,
  chooseQuestions,
  HELPER_QUESTIONS_ASKED,
  mostQuestionsAsked,
} from './helper-questions.ts'

const text = (id: string) => ({ id, type: 'text' as const })
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id).join(' ')

it('asks at most six questions, the first ones, and never leaves out one whose answer may be a danger sign', () => {
  const many = Array.from({ length: 9 }, (_, place) => text(`q${place}`))
  expect(ids(chooseQuestions(many, {}))).toBe('q0 q1 q2 q3 q4 q5')
  const sign = { id: 'sign', type: 'yesNo' as const, isSign: true }
  expect(ids(chooseQuestions([...many, sign], {}))).toBe('sign q0 q1 q2 q3 q4')
  const signs = Array.from({ length: 8 }, () => ({ ...sign }))
  expect(chooseQuestions([...many, ...signs], {})).toHaveLength(HELPER_QUESTIONS_ASKED)
})

it.each([
  ['PRESCRIPTION', 4, true],
  ['PRESCRIPTION_REFILL', 4, true],
  ['PRESCRIPTION_CONTRACEPTION', 6, false],
  ['COUGH', 6, false],
] as const)('asks about %s at most %i questions, on one page: %s', (type, most, isOnePage) => {
  expect(mostQuestionsAsked(type)).toBe(most)
  expect(asksOnOnePage(type)).toBe(isOnePage)
})

it('asks what is chosen before what is typed, and keeps the order otherwise', () => {
  const questions = [
    text('a'),
    { id: 'b', type: 'choice' },
    { id: 'c', type: 'date' },
    { id: 'd', type: 'yesNo' },
    { id: 'e', type: 'scale10' },
    { id: 'f', type: 'number' },
  ] as const
  expect(ids(chooseQuestions(questions, {}))).toBe('b d e a c f')
})

it.each([
  [{ sex: 'FEMALE', age: 30 }, true],
  [{ sex: 'FEMALE', age: 12 }, true],
  [{ sex: 'FEMALE', age: 55 }, true],
  [{ sex: 'FEMALE', age: 11 }, false],
  [{ sex: 'FEMALE', age: 56 }, false],
  [{ sex: 'MALE', age: 30 }, false],
  [{ sex: 'NOT_DISCLOSED', age: 30 }, true],
  [{ sex: 'NOT_DISCLOSED', age: 70 }, false],
  [{ sex: 'MALE' }, false],
  [{ age: 30 }, true],
  [{}, true],
] as const)('asks %o what fits women of 12 to 55: %s', (about, isAsked) => {
  const question = { ...text('x'), only: { sex: 'FEMALE', fromAge: 12, toAge: 55 } as const }
  expect(chooseQuestions([question, text('y')], about).length).toBe(isAsked ? 2 : 1)
})
