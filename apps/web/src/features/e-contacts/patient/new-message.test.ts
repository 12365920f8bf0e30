import { describe, expect, it } from 'vitest'
import { answerProblem } from './answer-rule.ts'
import { answersToSend, type NewMessage, waitingOf, withChoices, wordsToSend } from './new-message.ts'

const message: NewMessage = {
  personId: '1',
  clinicId: '2',
  type: 'COUGH',
  text: 'I cough',
  waitsIn: 'sign-in 1',
  medicines: null,
  asked: [
    { id: 'onset', text: 'When did it begin?', type: 'text', answer: 'Monday' },
    { id: 'smoke', text: 'Do you smoke?', type: 'text', answer: ' ' },
  ],
  summary: 'I cough\n\nWhen did it begin?\nMonday',
  madeSummary: 'I cough',
  madeOf: '[]',
  earlierSummary: '',
}

describe('a new message', () => {
  it('goes out as its summary with the answers behind it, or alone', () => {
    expect(wordsToSend(message)).toBe(message.summary)
    expect(answersToSend(message)).toEqual([{ id: 'onset', answer: 'Monday' }])
    const alone = { ...message, summary: '' }
    expect(wordsToSend(alone)).toBe('I cough')
    expect(answersToSend(alone)).toEqual([])
  })

  it('keeps its answers for another person, and makes them part of the text for another kind', () => {
    const choices = { personId: '3', clinicId: '2', type: 'COUGH' }
    expect(withChoices(message, choices)).toMatchObject({ personId: '3', asked: message.asked, waitsIn: '' })
    expect(withChoices(message, { ...choices, type: 'HEADACHE' })).toMatchObject({
      text: message.summary,
      asked: [],
      summary: '',
    })
  })
})

describe('a message that waits for the connection', () => {
  it.each([
    ['sign-in 1', 'WAITS'],
    ['sign-in 2', 'MISSED'],
  ])('in %s is told apart: %s', (signIn, waiting) => {
    expect(waitingOf(message, signIn)).toBe(waiting)
    expect(waitingOf({ ...message, waitsIn: '' }, signIn)).toBe('NO')
  })
})

describe('an answer', () => {
  it.each([
    ['text', '', null],
    ['text', 'Since Monday', null],
    ['text', 'a'.repeat(501), 'questionnaire.questions.tooLong'],
    ['text', 'a\u0000', 'errors.rules.TEXT_NOT_ALLOWED'],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'errors.rules.DATE'],
    ['date', '2026--', 'errors.rules.DATE'],
  ] as const)('of kind %s, "%s", is judged %s', (type, answer, problem) => {
    expect(answerProblem(type, answer)).toBe(problem)
  })
})
