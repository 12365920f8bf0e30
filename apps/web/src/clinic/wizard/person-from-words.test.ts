import { expect, test } from 'vitest'
import { personFromWords } from './person-from-words.ts'

test.each([
  ['', { firstName: '', surname: '', personalCode: '' }],
  [' Mari ', { firstName: 'Mari', surname: '', personalCode: '' }],
  ['Mari Liis  Tamm', { firstName: 'Mari', surname: 'Liis Tamm', personalCode: '' }],
  ['Tamm, Mari Liis', { firstName: 'Mari Liis', surname: 'Tamm', personalCode: '' }],
  ['Tamm,', { firstName: '', surname: 'Tamm', personalCode: '' }],
  ['37605030299', { firstName: '', surname: '', personalCode: '37605030299' }],
])('the search „%s“ begins the form of somebody new', (words, expected) => {
  expect(personFromWords(words)).toMatchObject(expected)
})
