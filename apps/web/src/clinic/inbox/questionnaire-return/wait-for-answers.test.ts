// @proves R4-063 R4-065
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForAnswers } from './wait-for-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asked = (...statuses: string[]) => {
  const left = [...statuses]
  return vi.fn(async () => ({
    status: left.length > 1 ? (left.shift() ?? '') : (left[0] ?? ''),
    eContactId: 7,
  }))
}

it('asks every two seconds until the e-contact is there', async () => {
  const finalize = asked('STARTED', 'STARTED', 'SUBMITTED')
  const found = waitForAnswers(finalize, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(3999)
  expect(finalize).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toBe(7)
  expect(finalize).toHaveBeenCalledTimes(3)
})

it('asks fifteen times at most', async () => {
  const finalize = asked('STARTED')
  const found = waitForAnswers(finalize, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await found).toBeNull()
  expect(finalize).toHaveBeenCalledTimes(15)
})

it.each(['FAILED', 'CANCELLED'])('asks no more after %s', async (status) => {
  const finalize = asked(status)
  expect(await waitForAnswers(finalize, new AbortController().signal)).toBeNull()
  expect(finalize).toHaveBeenCalledTimes(1)
})

it('asks no more once the page is left', async () => {
  const finalize = asked('STARTED')
  const leaving = new AbortController()
  const found = waitForAnswers(finalize, leaving.signal)
  await vi.advanceTimersByTimeAsync(2000)
  leaving.abort()
  expect(await found).toBeNull()
  expect(finalize).toHaveBeenCalledTimes(2)
})
