import { expect, it } from 'vitest'
import { checkAnswers } from './filling.ts'
import type { ItemRule } from './instrument.ts'
import { answersFromProvider } from './provided-answers.ts'

const item = (id: string, part: Partial<ItemRule>): ItemRule => ({
  id,
  kind: 'CHOICE',
  options: [
    { value: 0, points: 0 },
    { value: 'often', points: 3 },
  ],
  min: 0,
  max: 100,
  maxLength: 20,
  isRequired: true,
  isSafety: false,
  showIf: null,
  skipIf: null,
  skippedPoints: 0,
  ...part,
})
const FORM = {
  items: [item('chosen', {}), item('count', { kind: 'INTEGER' }), item('words', { kind: 'TEXT' })],
  scores: [],
}
const read = (given: Record<string, string>) =>
  answersFromProvider(
    FORM,
    Object.entries(given).map(([id, value]) => ({ item: id, value })),
  )

it('reads numbers, chosen values and words from text', () => {
  expect(read({ chosen: '0', count: '12', words: ' two weeks ' })).toEqual({
    chosen: 0,
    count: 12,
    words: 'two weeks',
  })
  expect(read({ chosen: 'often' })).toEqual({ chosen: 'often' })
})

it('leaves out what the questionnaire does not ask, and what is empty', () => {
  expect(read({ chosen: '', count: '  ', consent: '1' })).toEqual({})
})

it.each([
  ['chosen', '7'],
  ['chosen', '0.0'],
  ['count', '1e3'],
  ['count', '[1]'],
])('leaves an answer to %s that does not fit for the check to name: %s', (id, value) => {
  expect(checkAnswers(FORM, read({ chosen: '0', count: '1', words: 'x', [id]: value }))).toEqual([
    { item: id, rule: 'FORM' },
  ])
})
