import { expect, test } from 'vitest'
import { toldAbout } from './told.ts'

test('what goes along is what was answered about the chosen kind', () => {
  const onset = { id: 'onset', type: 'text' } as const
  const told = [
    { ...onset, about: 'COUGH', answer: 'On Monday' },
    { ...onset, about: 'HEADACHE', answer: 'Yesterday' },
    { about: 'COUGH', id: 'co_blood', type: 'yesNo', answer: '' },
    { about: 'COUGH', id: 'co_dry', type: 'text', answer: '  ' },
  ] as const
  expect(toldAbout(told, 'COUGH').map(({ answer }) => answer)).toEqual(['On Monday'])
  expect(toldAbout(told, 'HEADACHE').map(({ answer }) => answer)).toEqual(['Yesterday'])
  expect(toldAbout(told, 'OTHER_PROBLEM')).toEqual([])
})
