import { describe, expect, it } from 'vitest'
import { changedLanguages, changedLines, checkDocument, DOCUMENT_LIMITS } from './content-editing.ts'

const words = (text: string) => ({ et: text, en: text, ru: text, pl: text })

it.each([
  ['is complete', { title: words('Terms'), body: words('Text') }, []],
  ['lacks a language', { title: { ...words('Terms'), ru: ' ' }, body: words('Text') }, ['title.ru REQUIRED']],
  [
    'is too long',
    { title: words('Terms'), body: { ...words('Text'), pl: 'a'.repeat(DOCUMENT_LIMITS.body + 1) } },
    ['body.pl MAX_LENGTH'],
  ],
])('a document that %s', (_what, document, expected) => {
  expect(checkDocument(document).map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected)
})

it.each([
  ['nothing', {}, []],
  ['a title', { title: { ...words('Terms'), pl: 'Regulamin' } }, ['pl']],
  ['two texts', { body: { ...words('Text'), et: 'Tekst', en: 'Words' } }, ['et', 'en']],
])('of a document in which %s changed, names the languages', (_what, part, expected) => {
  const before = { title: words('Terms'), body: words('Text') }
  expect(changedLanguages(before, { ...before, ...part }).sort()).toEqual(expected.sort())
})

describe('the lines of two texts', () => {
  const shown = (before: string[], after: string[]) =>
    changedLines(before, after).map(
      ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`,
    )
  it.each([
    ['are the same', ['a', 'b'], ['a', 'b'], [' a', ' b']],
    ['differ in the middle', ['a', 'b', 'c'], ['a', 'x', 'c'], [' a', '-b', '+x', ' c']],
    ['begin with nothing', [], ['a'], ['+a']],
    ['end with nothing', ['a'], [], ['-a']],
    ['changed places', ['a', 'b'], ['b', 'a'], ['-a', ' b', '+a']],
  ])('that %s', (_what, before, after, expected) => {
    expect(shown(before, after)).toEqual(expected)
  })
})
