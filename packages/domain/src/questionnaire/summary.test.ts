import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const words = { choice: (answer: string) => answer.toUpperCase(), date: (day: string) => `day ${day}` }

it('puts each answered question with its answer below the message', () => {
  const questions = [
    { text: 'When did it begin?', type: 'date', answer: '2026-03-01' },
    { text: 'How often?', type: 'text', answer: ' ' },
    { text: 'Any blood?', type: 'yesNo', answer: 'no' },
    { text: 'How bad?', type: 'scale10', answer: '7' },
    { text: 'What else?', type: 'text', answer: 'yes' },
    { text: 'And now?', type: 'choice', answer: 'worse', options: [{ value: 'worse', label: 'Worse' }] },
    { text: 'Since when?', type: 'choice', answer: 'Monday', options: [{ value: 'today', label: 'Today' }] },
  ] as const
  expect(summaryOf('I cough', questions, words)).toBe(
    'I cough\n\nWhen did it begin?\nday 2026-03-01\n\nAny blood?\nNO\n\nHow bad?\n7/10\n\nWhat else?\nyes\n\nAnd now?\nWorse\n\nSince when?\nMonday',
  )
  expect(summaryOf('I cough', [], words)).toBe('I cough')
})

it.each([
  ['date', 'on Monday'],
  ['date', '2026-13-41'],
  ['scale10', 'much'],
  ['yesNo', 'maybe'],
] as const)('leaves an answer to a %s that is none, "%s", as it was given', (type, answer) => {
  expect(summaryOf('', [{ text: 'And?', type, answer }], words)).toBe(`And?\n${answer}`)
})
