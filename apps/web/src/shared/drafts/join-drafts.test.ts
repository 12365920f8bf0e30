import { describe, expect, test } from 'vitest'
import { changedFields, joinDrafts, joinTexts, unsentRest } from './join-drafts.ts'

describe('a text typed before the kept one had come', () => {
  test.each([
    ['goes behind it', 'It hurts.', 'Since Monday.', 'It hurts.\nSince Monday.'],
    ['replaces nothing when it is empty', 'It hurts.', ' ', 'It hurts.'],
    ['is alone when nothing was kept', '', 'Since Monday.', 'Since Monday.'],
    ['is not doubled when it holds the kept one', 'It hurts.', 'It hurts. A lot.', 'It hurts. A lot.'],
    ['is not doubled when the kept one holds it', 'It hurts. A lot.', 'It hurts.', 'It hurts. A lot.'],
  ])('%s', (_, kept, typed, joined) => {
    expect(joinTexts(kept, typed)).toBe(joined)
  })
})

describe('what is left after a sending', () => {
  test.each([
    ['nothing, when nothing was typed meanwhile', 'It hurts.', 'It hurts.', ''],
    ['what was typed behind it', 'It hurts. Since Monday.', 'It hurts.', 'Since Monday.'],
    ['all of it, when the text was changed', 'It does not hurt.', 'It hurts.', 'It does not hurt.'],
    ['nothing, when it was emptied', '', 'It hurts.', ''],
    ['nothing, when it was sent without the blanks around it', '\n It hurts. ', 'It hurts.', ''],
    ['what was typed behind it, blanks before it or not', '\nIt hurts. A lot.', 'It hurts.', 'A lot.'],
  ])('is %s', (_, now, sent, rest) => {
    expect(unsentRest(now, sent)).toBe(rest)
  })
})

describe('fields filled before the kept ones had come', () => {
  const empty = { text: '', startDate: '', keywords: [] as string[] }
  const kept = { text: 'Driver', startDate: '2026-03-01', keywords: ['KIND'] }
  const joined = (typed: typeof empty) => joinDrafts(kept, typed, new Set(changedFields(empty, typed)))

  test('replace the kept ones, and leave all others as they are', () => {
    expect(joined({ ...empty, startDate: '2026-04-02' })).toEqual({ ...kept, startDate: '2026-04-02' })
    expect(joined({ ...empty, keywords: ['QUICK'] })).toEqual({ ...kept, keywords: ['QUICK'] })
  })

  test('leave everything when nothing was changed', () => {
    expect(joined({ ...empty, keywords: [] })).toEqual(kept)
  })

  test('are joined with the kept ones where they have ids, the later one wins', () => {
    const files = (...names: string[]) => ({ text: '', files: names.map((name) => ({ id: name[0], name })) })
    const touched = new Set(['files'])
    expect(joinDrafts(files('a', 'b'), files('c'), touched)).toEqual(files('a', 'b', 'c'))
    expect(joinDrafts(files('a', 'b'), files('b2'), touched)).toEqual(files('a', 'b2'))
    expect(joinDrafts(files(), files('c'), touched)).toEqual(files('c'))
  })

  test('go behind the kept text', () => {
    expect(joined({ ...empty, text: 'of a bus' })).toEqual({ ...kept, text: 'Driver\nof a bus' })
  })

  test('stay when they were filled and emptied again', () => {
    expect(joinDrafts(kept, empty, new Set(['startDate']))).toEqual({ ...kept, startDate: '' })
  })
})
