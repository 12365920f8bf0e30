import { expect, it } from 'vitest'
import type { NewMessage } from './new-message.ts'
import {
  canBeWorded,
  withEarlierSummary,
  withMadeSummary,
  withoutWording,
  withWording,
} from './summary-text.ts'

const empty: NewMessage = {
  personId: '1',
  clinicId: '2',
  type: 'COUGH',
  text: 'I cough',
  sentence: '',
  waitsIn: '',
  medicines: null,
  asked: [],
  safety: [],
  pickedCount: 0,
  notMeant: [],
  summary: '',
  madeSummary: '',
  madeOf: '',
  byAi: false,
  beforeAi: '',
  earlierSummary: '',
}
const made = withMadeSummary(empty, 'made', 'source')
const worded = withWording(made, 'worded')

it('a model is asked only for the text as it was put together', () => {
  expect(canBeWorded(made)).toBe(true)
  expect(canBeWorded({ ...made, summary: 'made, and more' })).toBe(false)
  expect(canBeWorded(worded)).toBe(false)
})

it('what is added by hand while a model writes is not dropped', () => {
  const edited = { ...made, summary: 'made, and more' }
  expect(withWording(edited, 'worded')).toBe(edited)
})

it('the way back from the text of a model leads to the text before it', () => {
  expect(worded).toMatchObject({ summary: 'worded', byAi: true, beforeAi: 'made' })
  expect(withoutWording(worded)).toEqual(made)
})

it('an earlier text of a model comes back as one, and leads back to what was before it', () => {
  const again = withMadeSummary(worded, 'made again', 'other')
  expect(again).toMatchObject({ summary: 'made again', byAi: false, earlierSummary: 'worded' })
  const earlier = withEarlierSummary(again)
  expect(earlier).toMatchObject({ summary: 'worded', byAi: true, beforeAi: 'made', earlierSummary: '' })
})

it("an earlier text of one's own never comes back as one of a model", () => {
  const own = withoutWording({ ...worded, earlierSummary: 'own' })
  expect(withEarlierSummary(own)).toMatchObject({ summary: 'own', byAi: false, beforeAi: '' })
  // The leftover of a round before belongs to no text any more.
  const edited = { ...made, beforeAi: 'leftover', summary: 'own' }
  const again = withMadeSummary(edited, 'made again', 'other')
  expect(withEarlierSummary(again)).toMatchObject({ summary: 'own', byAi: false, beforeAi: '' })
  expect(withEarlierSummary(withWording(again, 'worded'))).toMatchObject({ summary: 'own', byAi: false })
})
