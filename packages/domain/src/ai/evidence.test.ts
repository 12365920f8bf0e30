import { describe, expect, test } from 'vitest'
import { medicineNames } from './medicine-names.ts'
import { sentencesWithEvidence, SUMMARY_SENTENCES_MAX } from './evidence.ts'

const medicines = medicineNames([
  'Panadol',
  'paracetamol',
  'ibuprofen',
  'metformin',
  'amoxicillin and clavulanic acid',
])
const entries = [
  { id: 1, text: 'Palavik 38,5 kolm päeva. Võtsin 400 mg ibuprofeeni. Liisi köhib ka.' },
  { id: 2, text: 'Kas kõht valutab?' },
]
const shown = (text: string, sources: number[] = [1]) =>
  sentencesWithEvidence([{ text, sources }], entries, medicines).length === 1

describe('a sentence is shown', () => {
  test.each([
    'Fever of 38.5 for 3 days.',
    'Patsient võttis 400 mg ibuprofeeni.',
    'Также кашляет ребёнок.',
    'His daughter Liisi coughs too.',
  ])('%s', (text) => expect(shown(text)).toBe(true))
})

describe('a sentence is not shown', () => {
  test.each([
    ['another number', 'Fever of 39.5.'],
    ['a changed dose', 'Took 800 mg of ibuprofen.'],
    ['an invented medicine', 'Takes metformin.'],
    ['another name', 'The neighbour Kowalski has a fever.'],
    ['markup', 'Fever <b>high</b>'],
    ['a link', 'See https://example.com for more'],
    ['a token that was not put back', 'The patient [NAME_7] has a fever.'],
    ['nothing', ' '],
    ['a book', 'a '.repeat(300)],
  ])('with %s', (_what, text) => expect(shown(text)).toBe(false))

  test('without a source', () => expect(shown('Fever.', [])).toBe(false))
  test('with a source of another conversation', () => expect(shown('Fever.', [99])).toBe(false))
  test('with a number from a source that it does not name', () =>
    expect(shown('Fever 38.5.', [2])).toBe(false))
})

test('more sentences than a doctor reads are cut', () => {
  const many = Array.from({ length: 50 }, () => ({ text: 'Köha.', sources: [1] }))
  expect(sentencesWithEvidence(many, entries, medicines)).toHaveLength(SUMMARY_SENTENCES_MAX)
})
