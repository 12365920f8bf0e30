import type { Note, TimelineEntry } from '@vastus/contract/shapes'
import { expect, test } from 'vitest'
import { changedByOthers, type Thread } from './changed-by-others.ts'

const ME = { userId: 5, name: 'Kati Kuusk' }
const entry = (id: number, surname: string, role: TimelineEntry['author']['role'] = 'CLINIC') =>
  ({ id, author: { role, firstName: 'Kati', surname, profession: null } }) as TimelineEntry
const note = (id: number, authorId: number) =>
  ({ id, author: { id: authorId, firstName: 'Kati', surname: 'Kuusk' } }) as Note

const before: Thread = { version: 3, entries: [entry(1, 'Tamm', 'PATIENT')], notes: [note(1, 6)] }
const after = (entries: TimelineEntry[], notes: Note[] = [], version = 4): Thread => ({
  version,
  entries: [...before.entries, ...entries],
  notes: [...before.notes, ...notes],
})

test.each<[string, Thread, boolean]>([
  ['is as it was', before, false],
  ['has a colleague’s reply', after([entry(2, 'Tamm')]), true],
  ['has one’s own reply', after([entry(2, 'Kuusk')]), false],
  ['has words of a patient of the same name', after([entry(2, 'Kuusk', 'PATIENT')]), true],
  ['has one’s own reply and a colleague’s note', after([entry(2, 'Kuusk')], [note(2, 6)]), true],
  ['has one’s own note', after([], [note(2, 5)]), false],
  ['has nothing new to read, such as after a merge that was undone', after([]), true],
  ['is older, from another answer', after([entry(2, 'Tamm')], [], 3), false],
])('a conversation that %s', (_what, now, expected) => {
  expect(changedByOthers(before, now, ME)).toBe(expected)
})
