import type { TimelineEntry } from '@vastus/contract/shapes'
import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { whatWasDone } from './entry-words.ts'

const t = ((key: string, { name }: { name?: string } = {}) => `${key} ${name ?? ''}`.trim()) as Translate
const author = { role: 'CLINIC', firstName: 'Kadri', surname: 'Kuusk', profession: 'NURSE' }

test.each([
  ['a colleague', { assignee: 'Liis Tamm' }, 'clinic.entry.assigned Liis Tamm'],
  ['oneself', { assignee: 'Kadri Kuusk' }, 'clinic.entry.assignedSelf'],
  ['nobody', { assignee: null }, 'clinic.entry.assignedNobody'],
  ['somebody, before it was written down whom', {}, 'enums.timelineEntry.ASSIGNED'],
])('making %s responsible is told as such', (_whom, part, words) => {
  expect(whatWasDone(t, { type: 'ASSIGNED', author, ...part } as TimelineEntry)).toBe(words)
})
