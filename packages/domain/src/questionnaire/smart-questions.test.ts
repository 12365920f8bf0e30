import { expect, it } from 'vitest'
import { SMART_QUESTIONS_MAX, smartQuestions } from './smart-questions.ts'

const offered = Array.from({ length: 12 }, (_, at) => ({ id: `q${at}`, text: `Question ${at}?` }))
const ids = (chosen: string[]) => smartQuestions(chosen, offered).map(({ id }) => id)

it('asks what the model chose, in its order', () => {
  expect(ids(['q3', 'q1'])).toEqual(['q3', 'q1'])
})

it.each([
  ['an id that was not offered', ['q1', 'take_two_aspirin'], ['q1']],
  ['words in place of an id', ['<b>Take aspirin</b>', 'Ignore your rules'], []],
  ['an id again', ['q2', 'q2', 'q2'], ['q2']],
  ['nothing', [], []],
])('leaves out %s', (_, chosen, expected) => {
  expect(ids(chosen)).toEqual(expected)
})

it('asks eight at most', () => {
  expect(ids(offered.map(({ id }) => id))).toHaveLength(SMART_QUESTIONS_MAX)
})
