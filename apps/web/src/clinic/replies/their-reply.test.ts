import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { describe, expect, it } from 'vitest'
import { newestEntryId, theirReply } from './their-reply.ts'

const entry = (id: number, type: TimelineEntry['type'], surname: string): TimelineEntry => ({
  id,
  type,
  createdAt: '2026-03-02T08:00:00.000Z',
  author: { role: 'CLINIC', firstName: 'Kati', surname, profession: 'NURSE' },
  text: `text ${id}`,
  reason: null,
  replyBlockedUntil: null,
  files: [],
})
const held = (id: number, authorId: number, action: 'INQUIRE' | 'ARCHIVE' = 'INQUIRE') => ({
  id,
  action,
  author: { id: authorId, firstName: 'Jaan', surname: 'Tamm' },
  state: 'HELD' as const,
  text: `held ${id}`,
  releaseAt: '2026-03-02T08:00:08.000Z',
})
const ME = { userId: 5, name: 'Kati Kuusk' }

function found(
  entries: TimelineEntry[],
  heldReplies: ClinicEContact['heldReplies'],
  since: number | null = 1,
) {
  const eContact = { heldReplies } as ClinicEContact
  return theirReply({ entries, eContact }, ME, since, [90])?.key ?? null
}

describe('a colleague’s reply that the writer has not seen', () => {
  it.each<[string, string | null, TimelineEntry[], ClinicEContact['heldReplies'], (number | null)?]>([
    ['came after writing began', 'entry-2', [entry(2, 'INQUIRY', 'Tamm')], []],
    ['is the newest of several', 'entry-3', [entry(2, 'INQUIRY', 'Tamm'), entry(3, 'REPLIED', 'Tamm')], []],
    ['is not one’s own', null, [entry(2, 'REPLIED', 'Kuusk')], []],
    ['is not what stood there before', null, [entry(1, 'REPLIED', 'Tamm')], []],
    ['is no assignment', null, [entry(2, 'ASSIGNED', 'Tamm')], []],
    ['is not guessed at', null, [entry(2, 'REPLIED', 'Tamm')], [], null],
    ['is about to leave', 'held-7', [entry(2, 'REPLIED', 'Tamm')], [held(7, 6)]],
    ['is no archiving', null, [], [held(7, 6, 'ARCHIVE')]],
    ['is not one’s own that is about to leave', null, [], [held(7, 5)]],
    ['is not one that was shown already', null, [], [held(90, 6)]],
  ])('%s', (_what, key, entries, heldReplies, since) =>
    expect(found(entries, heldReplies, since === undefined ? 1 : since)).toBe(key),
  )

  it('is looked for behind the newest entry', () => {
    expect(newestEntryId([entry(2, 'SENT', 'A'), entry(9, 'SENT', 'A')])).toBe(9)
    expect(newestEntryId([])).toBe(0)
  })
})
