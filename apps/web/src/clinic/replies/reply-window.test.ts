import { expect, test } from 'vitest'
import { EMPTY_REPLY, hasUnsentReply, replyWindow } from './reply-window.ts'

const clinic = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Tallinn' }

test.each([
  ['NOW', null],
  ['NO_REPLY', null],
  ['TOMORROW', '2026-11-21T22:00:00.000Z'],
  ['IN_A_WEEK', '2026-11-27T22:00:00.000Z'],
] as const)('%s opens at the start of that day in the clinic', (restriction, until) => {
  expect(replyWindow({ restriction, date: '' }, clinic)).toEqual({ ok: true, until })
})

test.each([
  ['', 'REPLY_DATE_INVALID'],
  ['2026-11-21', 'REPLY_DATE_PAST'],
  ['2028-01-01', 'REPLY_DATE_TOO_FAR'],
])('a date of "%s" is refused', (date, rule) => {
  expect(replyWindow({ restriction: 'DATE', date }, clinic)).toEqual({ ok: false, rule })
})

test('text or a file is an unsent reply, a chosen restriction alone is not', () => {
  expect(hasUnsentReply({ ...EMPTY_REPLY, restriction: 'NO_REPLY', text: ' \n' })).toBe(false)
  expect(hasUnsentReply({ ...EMPTY_REPLY, text: 'Hi' })).toBe(true)
  expect(hasUnsentReply({ ...EMPTY_REPLY, original: 'Hi' })).toBe(true)
  expect(hasUnsentReply({ ...EMPTY_REPLY, files: [{ id: 'a', name: 'a.pdf', size: 1 }] })).toBe(true)
})
