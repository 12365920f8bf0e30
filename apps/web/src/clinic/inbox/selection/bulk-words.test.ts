import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { bulkWords, markedWords } from './bulk-words.ts'

const t = ((key: string, { count }: { count?: number } = {}) =>
  `${key.replace('clinic.bulk.', '')} ${count ?? ''}`.trim()) as Translate

const of = (...outcomes: ('DONE' | 'UNCHANGED' | 'CHANGED' | 'CLOSED')[]) => ({
  results: outcomes.map((outcome, at) => ({ eContactId: at + 1, outcome })),
})

test.each([
  ['ARCHIVE', of('DONE', 'DONE'), 'done.ARCHIVE 2', true],
  ['ASSIGN', of('DONE', 'UNCHANGED'), 'done.ASSIGN 2', true],
  ['ARCHIVE', of('DONE', 'CHANGED', 'CLOSED'), 'done.ARCHIVE 1 left.CHANGED 1 left.CLOSED 1', false],
  ['ARCHIVE', of('CHANGED'), 'left.CHANGED 1', false],
  ['UNDO', of('DONE', 'CHANGED'), 'undone left.CHANGED 1', false],
  ['UNDO', of('CHANGED'), 'left.CHANGED 1', false],
] as const)('after %s: what was done, and what was not and why', (kind, results, text, isWhole) => {
  expect(bulkWords(t, kind, results)).toEqual({ text, isWhole })
})

test.each([
  [true, 3, 0, 'clinic.unread.markedRead 3'],
  [false, 3, 3, 'clinic.unread.markedMany 3'],
  [false, 3, 2, 'clinic.unread.markedMany 2'],
  [false, 3, 0, 'clinic.unread.ownWord'],
])('marked as read %s, of %i chosen %i are unread: “%s”', (isSeen, asked, unread, words) =>
  expect(markedWords(t, isSeen, asked, unread)).toBe(words),
)
