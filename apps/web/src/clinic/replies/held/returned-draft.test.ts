import type { OwnHeldReply } from '@vastus/contract/held-replies'
import { describe, expect, it } from 'vitest'
import { EMPTY_REPLY } from '../reply-window.ts'
import { returnedDraft } from './returned-draft.ts'

const file = (id: string) => ({
  id,
  name: `${id}.pdf`,
  size: 10,
  contentType: 'application/pdf',
  scanResult: 'CLEAN' as const,
  uploadedBy: 'CLINIC' as const,
  createdAt: '2026-03-02T08:00:00.000Z',
  thumbnailURL: null,
  largeURL: null,
  width: null,
  height: null,
})
const REPLY: OwnHeldReply = {
  id: 1,
  eContactId: 12,
  patient: { firstName: 'Mari', surname: 'Mägi' },
  state: 'HELD',
  returnReason: null,
  action: 'INQUIRE',
  reason: null,
  closes: false,
  text: 'Come tomorrow.',
  files: [file('a')],
  replyBlockedUntil: null,
  questionnaire: null,
  answerBy: null,
  releaseInMs: 8000,
}

describe('a reply that comes back', () => {
  it('is in the empty box as it was', () => {
    expect(returnedDraft(REPLY, EMPTY_REPLY, 'Europe/Tallinn')).toEqual({
      text: 'Come tomorrow.',
      original: '',
      confirmed: '',
      restriction: 'NOW',
      date: '',
      files: [{ id: 'a', name: 'a.pdf', size: 10 }],
      since: null,
    })
  })

  it('that was translated keeps what its writer wrote', () => {
    const mixed = returnedDraft(
      { ...REPLY, text: 'Приходите завтра.', original: 'Tulge homme.' },
      { ...EMPTY_REPLY, text: 'Kell 9.' },
      'Europe/Tallinn',
    )
    expect(mixed).toMatchObject({
      text: 'Приходите завтра.\nKell 9.',
      original: 'Tulge homme.\nKell 9.',
    })
    const translated = { ...REPLY, text: 'Приходите завтра.', original: 'Tulge homme.' }
    expect(returnedDraft(translated, EMPTY_REPLY, 'Europe/Tallinn')).toMatchObject({
      text: 'Приходите завтра.',
      original: 'Tulge homme.',
    })
  })

  it('goes before what was typed since, and doubles neither text nor file', () => {
    const typed = { ...EMPTY_REPLY, text: 'And rest.', files: [{ id: 'b', name: 'b.pdf', size: 1 }] }
    const once = returnedDraft(REPLY, typed, 'Europe/Tallinn')
    expect(once.text).toBe('Come tomorrow.\nAnd rest.')
    expect(returnedDraft(REPLY, once, 'Europe/Tallinn')).toEqual(once)
  })

  it.each([
    [{ closes: true }, { restriction: 'NO_REPLY', date: '' }],
    [{ replyBlockedUntil: '2026-03-09T22:00:00.000Z' }, { restriction: 'DATE', date: '2026-03-10' }],
  ] as const)('keeps from when the patient may answer: %j', (part, expected) =>
    expect(returnedDraft({ ...REPLY, ...part }, EMPTY_REPLY, 'Europe/Tallinn')).toMatchObject(expected),
  )
})
