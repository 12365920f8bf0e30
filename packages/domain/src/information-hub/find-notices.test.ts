import { expect, it } from 'vitest'
import { isNoticeFound, type NoticeFilter } from './find-notices.ts'

const NOTICE = {
  title: 'Kontrolli neere kahe analüüsiga',
  text: 'eGFR ja uriini albumiin',
  source: 'KDIGO 2024',
  tags: ['KIDNEY', 'DIABETES'] as const,
  isRead: true,
}

it.each<[NoticeFilter, boolean]>([
  [{}, true],
  [{ search: '  ' }, true],
  [{ search: 'ANALUUS kdigo' }, true],
  [{ search: 'neere kopsud' }, false],
  [{ tags: ['HEART', 'KIDNEY'] }, true],
  [{ tags: ['HEART'] }, false],
  [{ tags: [] }, true],
  [{ unread: true }, false],
  [{ unread: false }, true],
])('with the filter %j a notice is found: %s', (filter, isFound) => {
  expect(isNoticeFound(NOTICE, filter)).toBe(isFound)
})
