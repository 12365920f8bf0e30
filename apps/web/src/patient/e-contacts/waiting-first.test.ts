import { expect, test } from 'vitest'
import { waitingFirst } from './waiting-first.ts'

const NOW = new Date('2026-11-26T08:00:00Z')

test('what waits for an answer of the patient comes first, the rest keeps its order', () => {
  const open = [
    { id: 3, status: 'waitingForClinic' },
    { id: 1, status: 'waitingForPatient' },
    { id: 2, status: 'waitingForClinic' },
    { id: 4, status: 'waitingForPatient', replyBlockedUntil: '2026-11-25T08:00:00Z' },
  ] as const
  const { ordered, waitingCount } = waitingFirst(open, NOW)
  expect(ordered.map(({ id }) => id)).toEqual([1, 4, 3, 2])
  expect(waitingCount).toBe(2)
})

test('what the patient may answer only later does not wait for an answer now', () => {
  const locked = { status: 'waitingForPatient', replyBlockedUntil: '2026-11-27T08:00:00Z' } as const
  expect(waitingFirst([locked], NOW).waitingCount).toBe(0)
})
