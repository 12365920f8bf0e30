import { expect, test } from 'vitest'
import { findTypes } from './find-types.ts'

const words = {
  labels: { COUGH: 'Köha', QUEST_CAT: 'KOK-i küsimustik', ACUTE_INFECTION: 'Äge nakkus' },
  keywords: { COUGH: ['köha'], QUEST_CAT: ['köha'], ACUTE_INFECTION: ['köha'] },
}

test('the kind that is called so comes before plain concerns, and those before questionnaires', () => {
  const types = ['QUEST_CAT', 'ACUTE_INFECTION', 'COUGH'] as const
  expect(findTypes('koha', types, words, 'et')).toEqual(['COUGH', 'ACUTE_INFECTION', 'QUEST_CAT'])
})
