import { expect, test } from 'vitest'
import { readDocument } from './document-text.ts'

test('reads headings, paragraphs and lists', () => {
  expect(readDocument('# Terms\r\n\r\nBe kind.\n\n- one\n- two\n\nThe end.')).toEqual([
    { kind: 'heading', text: 'Terms' },
    { kind: 'text', text: 'Be kind.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'text', text: 'The end.' },
  ])
})

test('markup stays text', () => {
  expect(readDocument('<b>bold</b>')).toEqual([{ kind: 'text', text: '<b>bold</b>' }])
})

test('an empty body has no blocks', () => {
  expect(readDocument('\n \n')).toEqual([])
})
